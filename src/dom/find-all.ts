// Methods are called through the prototype: a form field called `matches` shadows the form's own method (DOM clobbering).

/** A selector of a list; commas in brackets do not end it. */
const SELECTOR = /(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]|[^,([])+/g;

/** The selectors of a list; the list itself where it is not understood here: that is for the browser to judge as a whole. */
export function splitSelector(list: string): readonly string[] {
  const selectors = list.match(SELECTOR) ?? [];
  return selectors.join() === list ? selectors : [list];
}

/**
 * The selectors of a list that find something in `root`. Browsers look for one selector by its class, id or tag, and try a long list on each
 * element: of a hundred selectors the few that are on a page are known in a tenth of the time.
 */
export function findPresent(root: ParentNode, list: string): readonly string[] {
  const { querySelector } = Object.getPrototypeOf(root);
  return splitSelector(list).filter((one) => querySelector.call(root, one));
}

/** The HTML elements in `root` that match, in document order. */
export function findAll(root: ParentNode, selector: string): HTMLElement[] {
  const isLong = /,.*,.*,/.test(selector);
  const present = isLong ? findPresent(root, selector).join() : selector;
  return isLong && !present ? [] : [...Object.getPrototypeOf(root).querySelectorAll.call(root, present)];
}

export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

/** The page's scripts, in its order. Blocks ask one after another, and a browser finds a tag many times faster than a selector. */
export const findScripts = (): HTMLScriptElement[] => [
  ...Object.getPrototypeOf(document).getElementsByTagName.call(document, 'script'),
];

/** Checks whether a node is the element itself or in it. */
export const contains = (element: Node, node: Node | null): boolean =>
  Node.prototype.contains.call(element, node);

/** The element itself or its nearest ancestor that matches. */
export const findAround = (element: Element, selector: string): HTMLElement | null =>
  Element.prototype.closest.call<Element, [string], HTMLElement | null>(element, selector);

/** The element itself and all elements around it, innermost first. */
export function withAncestors(element: Element): readonly HTMLElement[] {
  const all: HTMLElement[] = [];
  for (let box: Element | null = element; box; box = Reflect.get(Node.prototype, 'parentElement', box))
    if (box instanceof HTMLElement) all.push(box);
  return all;
}
