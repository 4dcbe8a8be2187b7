import { placeColumns } from '../../placing/columns';
import type { Placement } from '../../placing/layout.types';
import { createLayoutChecks, type LayoutChecks } from '../../placing/layout-checks';
import { type LeastColumnRequest, readLeastColumn } from '../../placing/least-column';
import { mirror } from '../../placing/mirror';

export interface AutocolumnsRequest extends LeastColumnRequest {
  /** Of each item at the width that `columnWidthOf` gives, in px. */
  readonly heights: readonly (number | undefined)[];
  readonly rtl?: boolean | undefined;
}

/** As many columns as fit without their gutters, which then take their room from all of them; whole pixels. */
function divide(checks: LayoutChecks, request: LeastColumnRequest) {
  const { width, least, ...read } = readLeastColumn(checks, request);
  const columns = Math.max(Math.floor(width / least), 1);
  const gaps = columns - 1;
  // A gutter that leaves nothing for the columns gives way.
  const gutter = gaps ? Math.min(read.gutter, width / 2 / gaps) : 0;
  return { width, columns, gutter, gap: read.gutter, column: Math.floor((width - gaps * gutter) / columns) };
}

/** The width of one column in px: what items must be measured at. */
export const columnWidthOf = (request: LeastColumnRequest): number =>
  divide(createLayoutChecks('autocolumns'), request).column;

/**
 * A wall: columns of equal width, items of any height, each as high up as its turn allows. The last column has the pixels
 * that are left.
 *
 * @example
 * placeAutocolumns({ heights: [300, 100, 100], width: 520, gutter: 20 }).rects[2];
 * // { left: 270, top: 120, width: 250, height: 100 }
 */
export function placeAutocolumns(request: AutocolumnsRequest): Placement {
  const checks = createLayoutChecks('autocolumns');
  const { width, columns, column, gutter, gap } = divide(checks, request);
  const heights = checks.lengths(request.heights).map(Math.floor);
  const placed = placeColumns({ heights, columns, columnWidth: column, gutter, rowGutter: gap });
  const last = (columns - 1) * (column + gutter);
  const rects = placed.rects.map((rect) => (rect.left < last ? rect : { ...rect, width: width - last }));
  return checks.place(request.rtl ? mirror(rects, width) : rects, placed.height);
}
