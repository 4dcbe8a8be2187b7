import { createLayoutChecks } from '../../placing/layout-checks';
import { type LeastColumnRequest, readLeastColumn } from '../../placing/least-column';

/** The cells of an autogrid in per cent of its width, so that they fit between two refreshes. */
interface AutogridCells {
  readonly columns: number;
  readonly cell: number;
  readonly gap: number;
  /** The problem with the sizes, in one sentence. */
  readonly fault?: string;
}

/**
 * Divides the width into as many cells as there is room for at `columnWidth`, with the gutter in per cent.
 *
 * @example
 * divideAutogrid({ width: 1020, columnWidth: 270, gutter: 60 });
 * // { columns: 3, cell: 29.41…, gap: 5.88… }
 */
export function divideAutogrid(request: LeastColumnRequest): AutogridCells {
  const checks = createLayoutChecks('autogrid');
  const { width, gutter, least } = readLeastColumn(checks, request);
  const columns = Math.max(Math.floor((width + gutter) / (least + gutter)), 1);
  const gap = width ? (100 * Math.min(gutter, width)) / width : 0;
  return { columns, cell: (100 - (columns - 1) * gap) / columns, gap, ...checks.fault() };
}
