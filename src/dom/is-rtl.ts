/** Checks whether text in the element reads from right to left, so that "next" is on the left. */
export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
