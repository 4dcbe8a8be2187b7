// How gallery sections give way on narrow windows: the widths in px up to which a step holds.
const PHONE_PX = 576;
const TABLET_PX = 768;
const LAPTOP_PX = 992;
/** A gutter setting up to here is small enough for every window. */
const SMALL_GUTTER = 20;

/** How many of the author's columns a window has room for; more than one stay at least two. */
export function columnsAt(columns: number, windowWidth: number): number {
  if (columns <= 1) return 1;
  if (windowWidth <= PHONE_PX) return 2;
  if (windowWidth <= TABLET_PX) return Math.max(Math.ceil(columns / 2), 2);
  return windowWidth <= LAPTOP_PX ? Math.ceil(columns * 0.75) : columns;
}

/** The author's gutter in a window: large ones shrink in quarters. */
export function gutterAt(gutter: number, windowWidth: number): number {
  const part =
    windowWidth <= PHONE_PX ? 0.25 : windowWidth <= TABLET_PX ? 0.5 : windowWidth <= LAPTOP_PX ? 0.75 : 1;
  return gutter <= SMALL_GUTTER ? gutter : Math.max(Math.round(gutter * part), SMALL_GUTTER);
}
