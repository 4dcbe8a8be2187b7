import type { Rect } from './layout.types';

/** The same places counted from the other side, for right-to-left text. */
export const mirror = (rects: readonly Rect[], width: number): readonly Rect[] =>
  rects.map((rect) => ({ ...rect, left: width - rect.left - rect.width }));
