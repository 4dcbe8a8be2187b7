import { placeColumns } from './columns.layout';
import type { Placement } from './layout.types';
import { createLayoutChecks, type LayoutChecks } from './layout-checks';
import { mirror } from './mirror';

export interface ColumnCountRequest {
  readonly width: number;
  /** The least width of a column (behaviour `min`), in px. Default: 250. */
  readonly columnWidth?: number | undefined;
  /** In px. Default: 0. */
  readonly gutter?: number | undefined;
}

export interface AutocolumnsRequest extends ColumnCountRequest {
  /** Of each item at the width that `columnWidthOf` gives, in px. */
  readonly heights: readonly (number | undefined)[];
  readonly rtl?: boolean | undefined;
}

const DEFAULT_COLUMN_WIDTH = 250;
/** Part of a column's width by which items count as level. */
const LEVEL = 0.1;

export interface ColumnCount {
  readonly width: number;
  readonly gutter: number;
  readonly columns: number;
}

/** As many columns as there is room for at their least width; they then share what is left. */
export function countColumns(checks: LayoutChecks, request: ColumnCountRequest): ColumnCount {
  const width = checks.length('the width', request.width, 0);
  const least = checks.extent('the column width', request.columnWidth, DEFAULT_COLUMN_WIDTH);
  const gutter = checks.length('the gutter', request.gutter, 0);
  return { width, gutter, columns: Math.max(Math.floor((width + gutter) / (least + gutter)), 1) };
}

const shareWidth = ({ width, gutter, columns }: ColumnCount) => (width - (columns - 1) * gutter) / columns;

/** The width of one column in px: what items must be measured at. */
export const columnWidthOf = (request: ColumnCountRequest): number =>
  shareWidth(countColumns(createLayoutChecks('autocolumns'), request));

/**
 * A wall: columns of equal width, items of any height, each as high up as its turn allows.
 *
 * @example
 * placeAutocolumns({ heights: [300, 100, 100], width: 520, gutter: 20 }).rects[2];
 * // { left: 270, top: 120, width: 250, height: 100 }
 */
export function placeAutocolumns(request: AutocolumnsRequest): Placement {
  const checks = createLayoutChecks('autocolumns');
  const count = countColumns(checks, request);
  const columnWidth = shareWidth(count);
  const heights = checks.lengths(request.heights);
  const { rects, height } = placeColumns({
    heights,
    columns: count.columns,
    columnWidth,
    gutter: count.gutter,
    tolerance: columnWidth * LEVEL,
  });
  return checks.place(request.rtl ? mirror(rects, count.width) : rects, height);
}
