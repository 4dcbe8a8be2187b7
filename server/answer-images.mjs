import { imageKey } from './pages/image-address.mjs';
import { drawPicture } from './picture.mjs';

/** What an original measures when the page does not say. */
export const DEFAULT_SIZE = { width: 1500, height: 1000 };

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

/**
 * Draws the picture for an image address. All widths of one image get the same colours; the label is its file name.
 * @param {string} url
 * @param {string | Size} [dimensions] of the original, `'1500x1000'` or an object
 * @returns {Buffer} a PNG, whatever the address ends with
 */
export function pictureForUrl(url, dimensions) {
  const original = (typeof dimensions === 'string' ? readSize(dimensions) : dimensions) ?? DEFAULT_SIZE;
  const key = imageKey(url);
  return drawPicture({ ...answeredSize(url, original), seed: key, label: nameOf(key), isPlain: true });
}

/**
 * The answer to an intercepted image request.
 * @param {string} url
 * @param {Map<string, string | Size>} [sizes] by image key (`readImageSizes` makes one) or by full address
 * @returns {{ status: number, contentType: string, headers: Record<string, string>, body: Buffer }}
 * @example page.route(/images\.squarespace-cdn\.com/, (route) =>
 *   route.fulfill(pictureResponse(route.request().url(), readImageSizes(html))))
 */
export function pictureResponse(url, sizes = new Map()) {
  return {
    status: 200,
    contentType: 'image/png',
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'max-age=60' },
    body: pictureForUrl(url, sizes.get(url) ?? sizes.get(imageKey(url))),
  };
}

function nameOf(key) {
  return key.slice(key.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
