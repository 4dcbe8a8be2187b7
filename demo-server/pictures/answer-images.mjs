import { imageKey } from '../pages/image-address.mjs';
import { drawTestCard } from './draw-test-card.mjs';

/** The content type of every picture, also at an address that ends in `.png` or `.jpg`: browsers go by the type. */
export const PICTURE_TYPE = 'image/svg+xml';

/** The size of an original when the page does not say. */
const DEFAULT_SIZE = { width: 1500, height: 1000 };

/** @typedef {{ width: number, height: number }} Size in pixels */

/**
 * Reads `1500x1000`, as `data-image-dimensions` writes it.
 * @param {string | undefined} dimensions
 * @returns {Size | undefined}
 */
export function readSize(dimensions) {
  const match = /^\s*(\d{1,5})x(\d{1,5})\s*$/i.exec(dimensions ?? '');
  const size = { width: Number(match?.[1]), height: Number(match?.[2]) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/**
 * The size an image host answers with: `format=NNNw` is a width, never more than the original's.
 * @param {string} url
 * @param {Size} original
 * @returns {Size}
 */
export function answeredSize(url, original) {
  const format = Number(/[?&;]format=(\d+)w\b/.exec(url)?.[1]);
  if (!format || format >= original.width) return original;
  return { width: format, height: Math.max(1, Math.round((format * original.height) / original.width)) };
}

/** @typedef {(picture: Size & { seed: string, label: string }) => string} DrawSaved returns SVG */

/**
 * Draws a picture for the address of a saved page's image, a test card by default. All widths of one image get the same colours; the label is its
 * file name.
 * @param {string} url
 * @param {Map<string, Size>} sizes of originals, by image key: `readImageSizes` makes one
 * @param {DrawSaved} [draw]
 */
export function pictureForUrl(url, sizes, draw = drawTestCard) {
  const key = imageKey(url);
  const label = key.slice(key.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return draw({ ...answeredSize(url, sizes.get(key) ?? DEFAULT_SIZE), seed: key, label });
}
