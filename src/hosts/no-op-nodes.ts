import { noOp } from './no-op';

// Nodes of the old platform's script library, for scripts that authors have written with it. Methods that read do so; methods
// that would change the page do nothing and return the node, as most of them did.

/** The work of a plug-in on an element; `config` is what the author's code gives it. */
export type Plugin = (element: Element, config: unknown) => void;

/** The library's names for the window and the document. */
const PLACES: readonly string[] = ['win', 'doc'];

/** Measures of the page that the library offers as properties of each node. */
const MEASURES: Readonly<Record<string, () => unknown>> = {
  winWidth: () => innerWidth,
  winHeight: () => innerHeight,
  docWidth: () => document.documentElement.scrollWidth,
  docHeight: () => document.documentElement.scrollHeight,
  docScrollX: () => scrollX,
  docScrollY: () => scrollY,
};

const elements = new WeakMap<object, Element>();

/** The element of a node that scripts hold. */
export const elementOf = (node: unknown): Element | null =>
  node instanceof Element ? node : (elements.get(Object(node)) ?? null);

const hyphenated = (name: unknown) => `${name}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Not all that authors write is a selector of this browser's. */
function attempt<Value>(run: () => Value, fallback: Value): Value {
  try {
    return run();
  } catch {
    return fallback;
  }
}

function find(wanted: unknown, root: ParentNode): Element | null {
  if (wanted === window || wanted === document) return document.documentElement;
  if (typeof wanted !== 'string') return elementOf(wanted);
  if (PLACES.includes(wanted)) return document.documentElement;
  return attempt(() => root.querySelector(wanted), null);
}

function findEach(wanted: unknown, root: ParentNode): readonly Element[] {
  if (typeof wanted === 'string') return attempt(() => [...root.querySelectorAll(wanted)], []);
  const all = Symbol.iterator in Object(wanted) ? [...(wanted as Iterable<unknown>)] : [wanted];
  return all.map(elementOf).filter((element) => element !== null);
}

/** Walks from element to element by `step`, up to the first that is accepted. */
function walk(from: Element, step: (element: Element) => Element | null, accepts: (one: Element) => boolean) {
  let element = step(from);
  while (element && !accepts(element)) element = step(element);
  return element;
}

/** The methods of a node that read its element. */
function readersOf(element: Element) {
  const style = (name: unknown) => getComputedStyle(element).getPropertyValue(hyphenated(name));
  const place = () => {
    const { left, top } = element.getBoundingClientRect();
    return [left + scrollX, top + scrollY] as const;
  };
  return {
    getComputedStyle: style,
    getStyle: style,
    getAttribute: (name: unknown) => element.getAttribute(`${name}`) ?? '',
    hasAttribute: (name: unknown) => element.hasAttribute(`${name}`),
    getData: (name: unknown) => element.getAttribute(`data-${hyphenated(name)}`) ?? undefined,
    getDOMNode: () => element,
    hasClass: (token: unknown) => element.classList.contains(`${token}`),
    inDoc: () => element.isConnected,
    getX: () => place()[0],
    getY: () => place()[1],
    getXY: place,
    contains: (other: unknown) => element.contains(find(other, element)),
    compareTo: (other: unknown) => elementOf(other) === element,
  };
}

/** The methods of a list that read its elements. */
const listReadersOf = (found: readonly Element[]) => ({
  length: found.length,
  size: () => found.length,
  isEmpty: () => !found.length,
  indexOf(node: unknown) {
    const element = elementOf(node);
    return element ? found.indexOf(element) : -1;
  },
  getDOMNodes: () => [...found],
});

/** @param findPlugin finds the work of a plug-in by its name in the author's code */
export function createNoOpNodes(findPlugin: (plugin: unknown) => Plugin | undefined) {
  const nodes = new WeakMap<Element, unknown>();
  const nodeOf = (element: Element | null) => {
    if (!element) return null;
    const node = nodes.get(element) ?? createNode(element);
    nodes.set(element, node);
    return node;
  };
  const accepting = (test: unknown) => (element: Element) =>
    typeof test === 'function'
      ? Boolean(test(nodeOf(element)))
      : typeof test !== 'string' || attempt(() => element.matches(test), false);

  /** A property as the library answers: nodes for elements, lists for lists of them. */
  function read(element: Element, name: string): unknown {
    if (Object.hasOwn(MEASURES, name)) return MEASURES[name]?.();
    if (name === 'text') return element.textContent;
    if (name === 'region' || name === 'viewportRegion') return element.getBoundingClientRect();
    const value: unknown = Reflect.get(element, name);
    if (value instanceof Element) return nodeOf(value);
    if (value instanceof Document) return nodeOf(document.documentElement);
    if (value instanceof NodeList || value instanceof HTMLCollection) return listOf(findEach(value, element));
    return Object(value) === value ? noOp() : value;
  }

  function createNode(element: Element): unknown {
    const step = (next: (one: Element) => Element | null) => (test: unknown) =>
      nodeOf(walk(element, next, accepting(test)));
    const node: unknown = noOp(
      {
        ...readersOf(element),
        get: (name: unknown) => (typeof name === 'string' ? read(element, name) : undefined),
        test: (selector: unknown) => accepting(`${selector}`)(element),
        one: (selector: unknown) => one(selector, element),
        all: (selector: unknown) => all(selector, element),
        ancestor: step((from) => from.parentElement),
        next: step((from) => from.nextElementSibling),
        previous: step((from) => from.previousElementSibling),
        plug(plugin: unknown, config: unknown) {
          findPlugin(plugin)?.(element, config);
          return node;
        },
      },
      () => node,
    );
    elements.set(Object(node), element);
    return node;
  }

  function listOf(found: readonly Element[]): unknown {
    const each = (callback: unknown) => {
      if (typeof callback === 'function')
        for (const [index, element] of found.entries()) callback(nodeOf(element), index, list);
      return list;
    };
    const list: unknown = noOp(
      {
        ...listReadersOf(found),
        item: (index: unknown) => nodeOf(found[Number(index)] ?? null),
        each,
        some: (callback: unknown) =>
          typeof callback === 'function' &&
          found.some((element, index) => callback(nodeOf(element), index, list)),
        filter: (test: unknown) => listOf(found.filter(accepting(test))),
        plug(plugin: unknown, config: unknown) {
          for (const element of found) findPlugin(plugin)?.(element, config);
          return list;
        },
      },
      () => list,
    );
    return list;
  }

  /** The first node that matches, or the one that is given; null where there is none, as in the library. */
  const one = (wanted: unknown, root: ParentNode = document) => nodeOf(find(wanted, root));
  /** A list of all that match. */
  const all = (wanted: unknown, root: ParentNode = document) => listOf(findEach(wanted, root));
  return { one, all };
}
