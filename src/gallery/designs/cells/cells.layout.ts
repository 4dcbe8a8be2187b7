import type { Placement, Rect } from '../../placing/layout.types';
import { createLayoutChecks } from '../../placing/layout-checks';
import { mirror } from '../../placing/mirror';

export interface CellsRequest {
  /** Of each cell, in px. */
  readonly heights: readonly (number | undefined)[];
  readonly width: number;
  readonly columns: number;
  /** Between columns, in px. Default: 0. */
  readonly gutter?: number | undefined;
  /** Between rows, in px. Default: the gutter. */
  readonly rowGutter?: number | undefined;
  readonly rtl?: boolean | undefined;
}

/**
 * Rows of equal cells, as grid and autogrid have them. In the page CSS does the same; this is for those who have no page:
 * a row begins below the highest cell of the row above.
 *
 * @example
 * placeCells({ heights: [100, 150, 100], width: 420, columns: 2, gutter: 20 }).rects[2];
 * // { left: 0, top: 170, width: 200, height: 100 }
 */
export function placeCells(request: CellsRequest): Placement {
  const checks = createLayoutChecks('grid');
  const heights = checks.lengths(request.heights);
  const width = checks.length('the width', request.width, 0);
  const columns = checks.count('the number of columns', request.columns, 1);
  // A gutter that leaves nothing for the cells gives way.
  const gutter = Math.min(
    checks.length('the gutter', request.gutter, 0),
    columns > 1 ? width / (columns - 1) : width,
  );
  const rowGutter = checks.length('the row gutter', request.rowGutter, gutter);
  const cellWidth = Math.max(width - (columns - 1) * gutter, 0) / columns;
  const rects: Rect[] = [];
  let top = 0;
  let bottom = 0;
  heights.forEach((height, index) => {
    const column = index % columns;
    if (index && !column) top = bottom + rowGutter;
    rects.push({ left: column * (cellWidth + gutter), top, width: cellWidth, height });
    bottom = Math.max(bottom, top + height);
  });
  return checks.place(request.rtl ? mirror(rects, width) : rects, bottom);
}
