import type { Rect } from '../../placing/layout.types';
import type { LeastColumnRequest } from '../../placing/least-column';

/**
 * Derives the settings of a wall from the saved places of its items: the gutter, and a least column width that keeps the
 * number of columns in a somewhat wider or narrower window. Undefined without saved places.
 *
 * @example
 * readSavedColumns([{ left: 0, top: 0, width: 288, height: 90 }, { left: 368, top: 0, width: 288, height: 60 }]);
 * // { gutter: 80, columnWidth: 262.4 }
 */
export function readSavedColumns(
  saved: ReadonlyArray<Rect | undefined>,
): Pick<LeastColumnRequest, 'columnWidth' | 'gutter'> | undefined {
  const rects = saved.filter((rect) => rect !== undefined).sort((a, b) => a.left - b.left);
  const lefts = [...new Set(rects.map(({ left }) => left))];
  const [first] = rects;
  const [start = 0, next] = lefts;
  if (!first) return undefined;
  const width = Math.max(...rects.map((rect) => rect.left + rect.width));
  const gutter = next === undefined ? undefined : Math.max(next - start - first.width, 0);
  return { gutter, columnWidth: Math.max(width / (lefts.length + 0.5), 1) };
}
