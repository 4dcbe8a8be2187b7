import { chooseRung, rungUrl } from '../media/rungs';
import type { LightboxImage, LightboxItem } from './lightbox.types';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The width to ask for, so that the picture is sharp when it fits the box. */
export function rungFor({ width, height }: LightboxImage, box: Box, dpr: number): number {
  return chooseRung({
    boxWidth: box.width,
    boxHeight: box.height,
    dpr,
    mode: 'contain',
    ...(width && height && { original: { width, height } }),
  });
}

/** What comes next on either side, without the item itself. */
export function neighboursOf(items: readonly LightboxItem[], index: number): LightboxItem[] {
  const { length } = items;
  const indexes = new Set([(index + 1) % length, (index + length - 1) % length]);
  indexes.delete(index);
  return [...indexes].flatMap((neighbour) => items[neighbour] ?? []);
}

/** Fetches the pictures that a visitor will most likely want next. */
export function preloadNeighbours(items: readonly LightboxItem[], index: number, box: Box): void {
  for (const { content } of neighboursOf(items, index)) {
    new Image().src = rungUrl(content.src, rungFor(content, box, devicePixelRatio));
  }
}
