/** One aspect of an element that several owners write, key by key: class tokens (present or absent), attributes and styles (text), handlers (functions). */
export interface Facet {
  /** The value of a key that is not set. */
  readonly absent: unknown;
  read(element: Element, key: string): unknown;
  write(element: Element, key: string, value: unknown): void;
  /** Fast path: writes all that is wanted if no key is set yet. Returns false, without writing, if one is or cannot be written. */
  fill?(element: Element, wanted: Readonly<Record<string, unknown>>): boolean;
  /** Checks whether a value can be written at all; default: every one. */
  accepts?(key: string, value: unknown): boolean;
  /** A written value as it is read back, since CSS normalises some values. Default: the value. */
  spell?(element: Element, key: string, value: unknown): unknown;
  /** The attribute whose text holds all keys, if there is one. Its raw text is restored with the last claim. */
  readonly attribute?: SharedAttribute;
  /** Whether an owner's claims add up, until it releases all of them. */
  readonly adds?: true;
}

interface SharedAttribute {
  readonly name: 'class' | 'style';
  keys(element: Element): string[];
  /** Sets the attribute to `text` in a way that no CSP forbids. */
  parse(element: Element, text: string): void;
}

// A form's fields shadow its properties, and one may be called `style` or `setAttribute`: so through the prototypes, and not by
// `dom/unclobbered`, since thousands of other elements pass here.
// Servers import the package, and have no elements.
export const { getAttribute, setAttribute, removeAttribute, hasAttribute }: Element =
  globalThis.Element?.prototype ?? {};

const own = <E extends Element, Name extends keyof E>(element: E, name: Name): E[Name] =>
  element instanceof HTMLFormElement ? Reflect.get(HTMLFormElement.prototype, name, element) : element[name];

const IMPORTANT = '!important';
const withoutPriority = (value: string) =>
  value.endsWith(IMPORTANT) ? value.slice(0, -IMPORTANT.length).trimEnd() : value;

// The interface lives on HTML, SVG and MathML elements alike, but not on Element.
const styleOf = (element: Element) => own(element as Element & ElementCSSInlineStyle, 'style');
const classesOf = (element: Element) => own(element, 'classList');

function writeStyle(style: CSSStyleDeclaration, name: string, value: unknown): void {
  if (typeof value !== 'string') style.removeProperty(name);
  else style.setProperty(name, withoutPriority(value), value.endsWith(IMPORTANT) ? 'important' : '');
}

export const classFacet: Facet = {
  absent: false,
  read: (element, token) => classesOf(element).contains(token),
  write(element, token, isWanted) {
    classesOf(element).toggle(token, isWanted === true);
  },
  fill(element, wanted) {
    const classList = classesOf(element);
    const missing: string[] = [];
    for (const token in wanted) {
      if (classList.contains(token)) return false;
      if (wanted[token]) missing.push(token);
    }
    if (missing.length) classList.add(...missing);
    return true;
  },
  attribute: {
    name: 'class',
    keys: (element) => Array.from(classesOf(element)),
    parse(element, text) {
      setAttribute.call(element, 'class', text);
    },
  },
};

export const attributeFacet: Facet = {
  absent: null,
  read: (element, name) => getAttribute.call(element, name),
  write(element, name, value) {
    if (typeof value === 'string') setAttribute.call(element, name, value);
    else removeAttribute.call(element, name);
  },
  fill(element, wanted) {
    for (const name in wanted) if (hasAttribute.call(element, name)) return false;
    for (const name in wanted) if (wanted[name] !== null) attributeFacet.write(element, name, wanted[name]);
    return true;
  },
};

export const styleFacet = {
  absent: null,
  read(element: Element, name: string): string | null {
    const value = styleOf(element).getPropertyValue(name);
    return value ? value + (styleOf(element).getPropertyPriority(name) && ' !important') : null;
  },
  write: (element: Element, name: string, value: unknown): void => writeStyle(styleOf(element), name, value),
  fill(element: Element, wanted: Readonly<Record<string, unknown>>): boolean {
    if (hasAttribute.call(element, 'style')) return false;
    const style = styleOf(element);
    let count = 0;
    for (const name in wanted) {
      if (wanted[name] === null) continue;
      writeStyle(style, name, wanted[name]);
      count += 1;
    }
    if (style.length === count) return true;
    // CSS has rejected some of it, or splits it into longhands.
    style.cssText = '';
    return false;
  },
  accepts: (name: string, value: unknown): boolean =>
    typeof value !== 'string' || CSS.supports(name, withoutPriority(value)),
  spell(element: Element, name: string, value: unknown): string | null {
    const scratch = blankScratch(element);
    styleFacet.write(scratch, name, value);
    return styleFacet.read(scratch, name);
  },
  attribute: {
    name: 'style',
    keys: (element: Element): string[] => Array.from(styleOf(element)),
    parse(element: Element, text: string): void {
      styleOf(element).cssText = text;
    },
  },
} satisfies Facet;

/**
 * An inline handler as a function. The browser parses the attribute's text only when somebody asks for it, and then
 * reports to the whole page what it cannot parse: a mistake of the page, which must not look like ours.
 */
function readHandler(element: Element, name: string): unknown {
  const hush = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('error', hush, true);
  try {
    // The prototype's property, read for this element: a field may be called `onsubmit`.
    return Reflect.get(Object.getPrototypeOf(element), name, element);
  } finally {
    removeEventListener('error', hush, true);
  }
}

/** Inline handlers (`onsubmit`), through their property: the attribute stays where it is. */
export const handlerFacet: Facet = {
  absent: null,
  adds: true,
  read: readHandler,
  write(element, name, value) {
    Reflect.set(Object.getPrototypeOf(element), name, value, element);
  },
};

/** A blank element to parse text on. It never enters the page. */
export const createScratch = (element: Element): HTMLElement =>
  own(element, 'ownerDocument').createElement('i');

/** Shared by all claims: creating an element for each would be most of a claim's cost. */
let kept: HTMLElement | undefined;

function blankScratch(element: Element): HTMLElement {
  if (kept?.ownerDocument !== own(element, 'ownerDocument')) kept = createScratch(element);
  kept.style.cssText = '';
  return kept;
}

/** Properties known to be longhands, which need no parsing. */
const longhands = new Set<string>();

/**
 * A style claim as longhands with serialised values: `inset` is four claims, so that a server's `top` below it is
 * remembered. A shorthand with a value that CSS rejects yields nothing; one with `var()` has no longhand values and
 * stays whole.
 */
function expand(
  element: Element,
  name: string,
  value: string | null,
): Readonly<Record<string, string | null>> {
  if (longhands.has(name)) return { [name]: value };
  const scratch = blankScratch(element);
  styleFacet.write(scratch, name, value ?? 'initial');
  const expanded = styleFacet.attribute
    .keys(scratch)
    .map((key): [string, string | null] => [key, value === null ? null : styleFacet.read(scratch, key)]);
  const isWhole = value !== null && expanded.some(([, text]) => text === null);
  const isLonghand = value !== null && expanded.length === 1 && expanded[0]?.[0] === name;
  if (isLonghand) longhands.add(name);
  return isWhole || isLonghand ? { [name]: value } : Object.fromEntries(expanded);
}

/** Style claims on an element, property by property; an empty text claims absence as `null` does. */
export function toLonghands(
  element: Element,
  styles: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string | null>> {
  let isPlain = true;
  for (const name in styles) isPlain &&= longhands.has(name) && styles[name] !== '';
  // Thousands of slides claim the same few properties.
  if (isPlain) return styles;
  const all: Record<string, string | null> = {};
  for (const name in styles) Object.assign(all, expand(element, name, styles[name] || null));
  return all;
}
