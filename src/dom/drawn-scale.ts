const AROUND = ['padding-left', 'padding-right', 'border-left-width', 'border-right-width'];

/**
 * How much larger an element is drawn than it is laid out: themes and animations scale what galleries stand in, and a rectangle that the browser
 * measures is scaled with it, but not what styles ask for. Reads layout.
 * @param drawn its rectangle, if that is known
 * @example width / drawnScale(element); // 0.9 while an animation shows it at nine tenths
 */
export function drawnScale(element: HTMLElement, { width } = element.getBoundingClientRect()): number {
  const { offsetWidth } = element;
  // It is rounded.
  if (!offsetWidth || Math.abs(width - offsetWidth) < 1) return 1;
  const style = getComputedStyle(element);
  const parts = style.boxSizing === 'border-box' ? ['width'] : ['width', ...AROUND];
  const laidOut = parts.reduce((sum, name) => sum + Number.parseFloat(style.getPropertyValue(name)), 0);
  // Boxes in a line have no width of their own.
  return width / (laidOut || offsetWidth);
}
