import type { Rect } from './layout-checks';

interface ColumnsRequest {
  readonly heights: Float64Array;
  readonly columns: number;
  readonly columnWidth: number;
  readonly gutter: number;
  /** Between items of one column, in px. Default: the gutter. */
  readonly rowGutter?: number;
  /** Left of the first column, in px. */
  readonly inset?: number;
}

/** Lengths closer than this are equal: adding makes rounding errors. */
const SAME_PX = 0.01;

/** Puts each item into the shortest column. No item begins above an earlier one: visual order, reading order and tab order agree. */
export function placeColumns(request: ColumnsRequest): { readonly rects: Rect[]; readonly height: number } {
  const { heights, columns, columnWidth, gutter, rowGutter = gutter, inset = 0 } = request;
  const ends = Array.from({ length: columns }, () => 0);
  const rects: Rect[] = [];
  let bottom = 0;
  for (const height of heights) {
    const reach = Math.min(...ends) + SAME_PX;
    const column = ends.findIndex((end) => end <= reach);
    const top = ends[column] ?? 0;
    rects.push({ left: inset + column * (columnWidth + gutter), top, width: columnWidth, height });
    bottom = Math.max(bottom, top + height);
    ends[column] = top + height + rowGutter;
  }
  return { rects, height: bottom };
}
