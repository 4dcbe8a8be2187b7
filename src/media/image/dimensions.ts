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
