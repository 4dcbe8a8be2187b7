import { silent } from './silent';

// Nodes of the old platform's script library, for what authors have written with it. What can be read is read; what would
// change the page does nothing and gives the node back, as most of its methods did. Ways to further nodes end here, so
// that no loop along them goes on for ever.

const PLACES: Readonly<Record<string, () => Element>> = {
  win: () => document.documentElement,
  doc: () => document.documentElement,
};

function find(wanted: unknown, root: ParentNode): Element | null {
  if (wanted instanceof Element) return wanted;
  if (wanted === window || wanted === document) return document.documentElement;
  if (typeof wanted !== 'string') return null;
  try {
    return PLACES[wanted]?.() ?? root.querySelector(wanted);
  } catch {
    // No selector that a browser knows.
    return null;
  }
}

const nothing = () => null;
const hyphenated = (name: unknown) => `${name}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function createNode(element: Element): unknown {
  const style = (name: unknown) => getComputedStyle(element).getPropertyValue(hyphenated(name));
  const node: unknown = silent(
    {
      getComputedStyle: style,
      getStyle: style,
      getAttribute: (name: unknown) => element.getAttribute(`${name}`) ?? '',
      getDOMNode: () => element,
      hasClass: (token: unknown) => element.classList.contains(`${token}`),
      // Of its properties those that are no nodes.
      get(name: unknown) {
        const value: unknown = typeof name === 'string' ? Reflect.get(element, name) : undefined;
        return Object(value) === value ? null : value;
      },
      inDoc: () => element.isConnected,
      one: (selector: unknown) => findNode(selector, element),
      all: emptyList,
      ...Object.fromEntries(
        'ancestor next previous test contains compareTo getData getX getY getXY item'
          .split(' ')
          .map((name) => [name, nothing]),
      ),
    },
    () => node,
  );
  return node;
}

/** The first node that matches, or that is given; null where there is none, as the library had it. */
export function findNode(wanted: unknown, root: ParentNode = document): unknown {
  const element = find(wanted, root);
  return element && createNode(element);
}

/** A list without nodes: none of its callbacks is called. */
export function emptyList(): unknown {
  const list: unknown = silent(
    {
      length: 0,
      size: () => 0,
      isEmpty: () => true,
      item: nothing,
      indexOf: () => -1,
      some: () => false,
      getDOMNodes: () => [],
    },
    () => list,
  );
  return list;
}
