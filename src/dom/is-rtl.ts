/** Whether text in the element reads from right to left, so that "next" lies on the left. */
export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
