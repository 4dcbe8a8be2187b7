import { type Chance, hostileText, spoil } from './hostile-values';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const spoilText = (chance: Chance, text: string, keys: readonly string[]): string => {
  const json = /^\s*[[{]/.test(text) ? parse(text) : undefined;
  if (json !== undefined && chance.below(6)) return JSON.stringify(spoil(chance, json, keys));
  return chance.below(3) ? hostileText(chance, keys) : text.slice(0, chance.below(text.length + 1));
};

/** Names that shadow properties of forms and documents. */
const CLOBBERING = [
  'children',
  'matches',
  'dataset',
  'querySelector',
  'parentNode',
  'getAttribute',
  'id',
  'style',
];

/** Changes something of an element or of what is in it: an attribute, its JSON, a text, an order, a part. */
export function spoilElement(chance: Chance, root: Element, keys: readonly string[]): void {
  const { below, pick } = chance;
  const all = [root, ...root.querySelectorAll('*')];
  // What readers look at has attributes, mostly of data.
  const told = all.filter((node) => node.getAttributeNames().some((name) => name.startsWith('data-')));
  const node = pick(told.length && below(3) ? told : all);
  // A script of data without its type is code, which the page would run without Inlay, too.
  const names = node.getAttributeNames().filter((name) => name !== 'type' || !node.matches('script'));
  const data = names.filter((name) => name.startsWith('data-'));
  switch (below(9)) {
    case 0:
    case 1:
    case 2:
    case 3: {
      if (!names.length) break;
      const name = pick(data.length ? data : names);
      node.setAttribute(name, spoilText(chance, node.getAttribute(name) ?? '', keys));
      break;
    }
    case 4:
      if (names.length) node.removeAttribute(pick(names));
      break;
    case 5: {
      const script = pick([...all.filter((other) => other.matches('script,template')), node]);
      script.textContent = spoilText(chance, script.textContent ?? '', keys);
      break;
    }
    case 6:
      if (node !== root) node.remove();
      break;
    case 7:
      if (node !== root) pick(all).append(node.cloneNode(true));
      break;
    default: {
      const field = node.ownerDocument.createElement('input');
      field.setAttribute('name', pick(CLOBBERING));
      field.setAttribute('value', hostileText(chance, keys));
      node.append(field);
    }
  }
}
