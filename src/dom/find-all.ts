/** The HTML elements in `element` that match, in the page's order. */
export const findAll = (element: Element, selector: string): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(selector),
];
