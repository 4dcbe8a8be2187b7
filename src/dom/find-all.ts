// Methods are called through the prototype: a form field called `matches` shadows the form's own method (DOM clobbering).

/** The HTML elements in `root` that match, in document order. */
export const findAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...Object.getPrototypeOf(root).querySelectorAll.call(root, selector),
];

export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

/** Checks whether a node is the element itself or in it. */
export const contains = (element: Node, node: Node | null): boolean =>
  Node.prototype.contains.call(element, node);

/** The element itself or its nearest ancestor that matches. */
export const findAround = (element: Element, selector: string): HTMLElement | null =>
  Element.prototype.closest.call<Element, [string], HTMLElement | null>(element, selector);

/** The element itself and all elements around it, innermost first. */
export function withAncestors(element: Element): readonly HTMLElement[] {
  const all: HTMLElement[] = [];
  for (let box: Element | null = element; box; box = box.parentElement)
    if (box instanceof HTMLElement) all.push(box);
  return all;
}
