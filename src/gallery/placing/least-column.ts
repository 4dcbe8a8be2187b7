import type { LayoutChecks } from './layout-checks';

/** Asks for as many columns as there is room for. */
export interface LeastColumnRequest {
  /** Of the gallery, in px. 0: not displayed. */
  readonly width: number;
  /** The least width of a column (behaviour `min`), in px. Default: 250. */
  readonly columnWidth?: number | undefined;
  readonly gutter?: number | undefined;
}

const DEFAULT_COLUMN_WIDTH = 250;

export const readLeastColumn = (
  checks: LayoutChecks,
  { width, columnWidth, gutter }: LeastColumnRequest,
) => ({
  width: checks.length('the width', width, 0),
  least: checks.extent('the column width', columnWidth, DEFAULT_COLUMN_WIDTH),
  gutter: checks.length('the gutter', gutter, 0),
});
