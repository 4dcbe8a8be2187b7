import type { Rect } from './layout.types';

export interface ColumnsRequest {
  /** Of each item, in px. */
  readonly heights: Float64Array;
  readonly columns: number;
  readonly columnWidth: number;
  /** Between columns, and between items of one column, in px. */
  readonly gutter: number;
  /** Left of the first column, in px. */
  readonly inset?: number;
  /**
   * How much longer than the shortest a column may be to have the next item all the same, when it comes first in
   * reading order: items that begin nearly level then stand in their order. In px. Default: 0.
   */
  readonly tolerance?: number;
}

/** Equal up to the errors of adding. */
const SAME_PX = 0.01;

/**
 * Each item goes to the shortest column, the first of equals. So no item begins above one that comes before it, by more
 * than the tolerance: visual order, reading order and tab order agree.
 */
export function placeColumns(request: ColumnsRequest): { readonly rects: Rect[]; readonly height: number } {
  const { heights, columns, columnWidth, gutter, inset = 0, tolerance = 0 } = request;
  const ends = Array.from({ length: columns }, () => 0);
  const rects: Rect[] = [];
  const level = Math.max(tolerance, SAME_PX);
  let bottom = 0;
  for (const height of heights) {
    const reach = Math.min(...ends) + level;
    const column = ends.findIndex((end) => end <= reach);
    const top = ends[column] ?? 0;
    rects.push({ left: inset + column * (columnWidth + gutter), top, width: columnWidth, height });
    bottom = Math.max(bottom, top + height);
    ends[column] = top + height + gutter;
  }
  return { rects, height: bottom };
}
