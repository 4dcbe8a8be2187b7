/** Themes put lists this far beside the window rather than hide them. */
const BESIDE_WINDOW_PX = -1000;

/** Checks whether an element is to the left or to the right of the window, where the keyboard would still reach it. */
export function isBesideWindow(element: HTMLElement): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && (right <= 0 || left >= innerWidth);
}

/** Styles that bring back an element that a transform or its position keeps beside the window. */
function stylesBesideWindow(element: HTMLElement): Readonly<Record<string, string>> {
  const { position, transform, translate } = getComputedStyle(element);
  if (!/fixed|absolute/.test(position) || !isBesideWindow(element)) return {};
  if (translate && translate !== 'none') return { translate: 'none' };
  if (transform && transform !== 'none') return { transform: 'none' };
  return element.getBoundingClientRect().right <= 0
    ? { left: '0', right: 'auto' }
    : { left: 'auto', right: '0' };
}

/** The computed value of a transform that leaves an element without width or height. */
const FLAT = /^matrix\((?:0, 0,|[^,]+, [^,]+, 0, 0,)/;

/**
 * Styles that undo how the theme hides a closed list; empty if it is visible. For themes without a state for open lists, or with one that no
 * script has written.
 */
export function revealingStyles(element: HTMLElement): Readonly<Record<string, string>> {
  const { display, visibility, opacity, width, height, maxHeight, left, overflowX, transform } =
    getComputedStyle(element);
  return {
    ...(display === 'none' && { display: 'block' }),
    ...(visibility === 'hidden' && { visibility: 'visible' }),
    ...(opacity === '0' && { opacity: '1' }),
    ...(width === '0px' && overflowX !== 'visible' && { width: '100%' }),
    ...(height === '0px' && { height: 'auto' }),
    ...(maxHeight === '0px' && { 'max-height': 'none' }),
    ...(FLAT.test(transform) && { transform: 'none' }),
    ...(Number.parseFloat(left) < BESIDE_WINDOW_PX ? { left: '0' } : stylesBesideWindow(element)),
  };
}

/** Checks whether a list takes no room, or cannot be seen in it. */
export const isClosed = (element: HTMLElement): boolean => Object.keys(revealingStyles(element)).length > 0;
