import type { Size } from '../../dom/geometry';
import { chooseWidth } from '../../media/image/image-widths';
import type { LightboxImage } from '../lightbox.types';

/** The width to request, so that the image is sharp at the size that fits the box. */
export function widthFor({ width, height }: LightboxImage, box: Size, dpr: number): number {
  return chooseWidth({
    ...box,
    dpr,
    mode: 'contain',
    ...(width && height && { dimensions: { width, height } }),
  });
}

/** The current item (0) or a neighbour (-1, 1), and its index. */
export interface Slot {
  readonly slot: -1 | 0 | 1;
  readonly index: number;
}

/** The items to draw: the current one and its neighbours. In a loop of two, the other item is on both sides. */
export function slotsAround(index: number, count: number, loop: boolean): readonly Slot[] {
  return ([-1, 0, 1] as const).flatMap((slot) => {
    const neighbour = index + slot;
    if (!slot) return { slot, index };
    if (count < 2 || (!loop && (neighbour < 0 || neighbour >= count))) return [];
    return { slot, index: (neighbour + count) % count };
  });
}
