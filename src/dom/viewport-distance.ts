/** How far the element is from being seen, up or down, in px: 0 for what is seen. */
export function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom, 0);
}
