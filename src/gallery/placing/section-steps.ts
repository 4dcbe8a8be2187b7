import { flag, number, object } from '../../data/shape';
import { Breakpoint } from '../../vocabulary/breakpoints';

/** The options of the designs of gallery sections that have columns. */
export const readColumnOptions = object({ columns: number(3), gutter: number(20), hasEdges: flag() });

/** A gutter setting up to here is small enough for every window. */
const SMALL_GUTTER = 20;

/** The number of the author's columns that a window has room for; more than one stay at least two. */
export function columnsAt(columns: number, windowWidth: number): number {
  if (columns <= 1) return 1;
  if (windowWidth <= Breakpoint.largePhone) return 2;
  if (windowWidth <= Breakpoint.tablet) return Math.max(Math.ceil(columns / 2), 2);
  return windowWidth <= Breakpoint.laptop ? Math.ceil(columns * 0.75) : columns;
}

/** The author's gutter in a window: large ones shrink in quarters. */
export function gutterAt(gutter: number, windowWidth: number): number {
  const part =
    windowWidth <= Breakpoint.largePhone
      ? 0.25
      : windowWidth <= Breakpoint.tablet
        ? 0.5
        : windowWidth <= Breakpoint.laptop
          ? 0.75
          : 1;
  return gutter <= SMALL_GUTTER ? gutter : Math.max(Math.round(gutter * part), SMALL_GUTTER);
}
