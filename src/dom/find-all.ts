// Through the prototype: forms and documents answer to the names of what is in them first, and a field may be called `matches`.

/** The HTML elements in `root` that match, in the page's order. */
export const findAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...Object.getPrototypeOf(root).querySelectorAll.call(root, selector),
];

export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

/** The nearest HTML element around, or the element itself, that matches. */
export const findAround = (element: Element, selector: string): HTMLElement | null =>
  Element.prototype.closest.call<Element, [string], HTMLElement | null>(element, selector);
