import { silent } from './silent';

// Nodes of the old platform's script library, for scripts that authors have written with it. Methods that read do so; methods
// that would change the page do nothing and return the node, as most of them did. Methods that lead to other nodes return null,
// so that a loop over them ends.

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
    // Not a valid selector.
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
      // Only properties that are not nodes.
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

/** The first node that matches, or the one that is given; null where there is none, as in the library. */
export function findNode(wanted: unknown, root: ParentNode = document): unknown {
  const element = find(wanted, root);
  return element && createNode(element);
}

/** A list without nodes: it calls no callback. */
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
