import { chooseWidth } from '../../media/image/image-widths';
import type { LightboxImage } from '../lightbox.types';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The width to ask for, so that the picture is sharp when it is `zoom` times as large as it fits the box. */
export function widthFor({ width, height }: LightboxImage, box: Box, dpr: number, zoom = 1): number {
  return chooseWidth({
    width: box.width * zoom,
    height: box.height * zoom,
    dpr,
    mode: 'contain',
    ...(width && height && { dimensions: { width, height } }),
  });
}

/** A place beside the one shown: -1, 0 or 1, and the item in it. */
export interface Slot {
  readonly slot: -1 | 0 | 1;
  readonly index: number;
}

/** What is drawn: the item itself, and what comes next on either side. A set of two has the other one on both. */
export function slotsAround(index: number, count: number, loop: boolean): readonly Slot[] {
  return ([-1, 0, 1] as const).flatMap((slot) => {
    const wanted = index + slot;
    if (!slot) return { slot, index };
    if (count < 2 || (!loop && (wanted < 0 || wanted >= count))) return [];
    return { slot, index: (wanted + count) % count };
  });
}
