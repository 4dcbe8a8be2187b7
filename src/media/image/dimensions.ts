import type { Claims } from '../../core/ledger/ledger.types';
import type { Point, Size } from '../../dom/geometry';

/** Reads `1500x1000` as a size in px; undefined for anything else. */
export function readDimensions(text = ''): Size | undefined {
  const [, width = 0, height = 0] = /^([\d.]+)x([\d.]+)$/.exec(text)?.map(Number) ?? [];
  return width * height > 0 ? { width, height } : undefined;
}

/** Reads `0.5,0.25` as fractions from the left and the top; the centre for anything else. */
export function readFocalPoint(text = ''): Point {
  const [x = Number.NaN, y = Number.NaN] = text
    .split(',')
    .map((part) => Math.min(Math.max(Number.parseFloat(part), 0), 1));
  return x + y >= 0 ? { x, y } : { x: 0.5, y: 0.5 };
}

/** The image's own size as `width` and `height`, for a block's `reveal`: its room is reserved before the block's code arrives. */
export function sizeAttributes({ dataset }: HTMLElement): Claims {
  const size = readDimensions(dataset.imageDimensions);
  return size ? { attributes: { width: `${size.width}`, height: `${size.height}` } } : {};
}

/** The state by which themes give the slide of a wide picture more room, for a block's `reveal`. */
export function landscapeState(slide: HTMLElement): Claims {
  const size = readDimensions(slide.querySelector('img')?.dataset.imageDimensions);
  return size && size.width > size.height ? { attributes: { 'data-landscape': 'true' } } : {};
}

/** The shape of an image that the theme makes as wide as its slide, for a block's `reveal`: also the text of one that has not come has it. */
export function shapeStyle({ dataset }: HTMLElement): Claims {
  const size = readDimensions(dataset.imageDimensions);
  return size ? { styles: { 'aspect-ratio': `${size.width} / ${size.height}` } } : {};
}
