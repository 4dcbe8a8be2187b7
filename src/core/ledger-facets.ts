/** One side of an element that several owners write, key by key. Absence is `null`; a class token is there or not, a handler is a function, the rest text. */
export interface Facet {
  read(element: Element, key: string): unknown;
  /** Returns what is read there then: CSS spells some values anew. */
  write(element: Element, key: string, value: unknown): unknown;
  /** The one attribute that spells all keys, if there is one. Its raw text goes back with the last claim. */
  readonly attribute?: SharedAttribute;
}

export interface SharedAttribute {
  readonly name: 'class' | 'style';
  /** What every key reads where there is no such attribute. */
  readonly absent: unknown;
  keys(element: Element): string[];
  /** Takes `text` as the attribute's in the way that no CSP forbids. */
  parse(element: Element, text: string): void;
}

const IMPORTANT = /\s*!(?=important$)/;
/** Thousands of values have none, and no expression has to be run for them. */
const splitPriority = (value: string) => (value.includes('!') ? value.split(IMPORTANT) : [value]);

// The interface lives on HTML, SVG and MathML elements alike, but not on Element.
const styleOf = (element: Element) => (element as Element & ElementCSSInlineStyle).style;

export const classFacet: Facet = {
  read: (element, token) => element.classList.contains(token),
  write(element, token, isWanted) {
    element.classList.toggle(token, isWanted === true);
    return isWanted === true;
  },
  attribute: {
    name: 'class',
    absent: false,
    keys: (element) => Array.from(element.classList),
    parse(element, text) {
      element.setAttribute('class', text);
    },
  },
};

export const attributeFacet: Facet = {
  read: (element, name) => element.getAttribute(name),
  write(element, name, value) {
    if (typeof value === 'string') element.setAttribute(name, value);
    else element.removeAttribute(name);
    return value;
  },
};

export const styleFacet = {
  read(element: Element, name: string): string | null {
    const value = styleOf(element).getPropertyValue(name);
    return value ? value + (styleOf(element).getPropertyPriority(name) && ' !important') : null;
  },
  write(element: Element, name: string, value: unknown): string | null {
    const style = styleOf(element);
    const [text = '', priority] = typeof value === 'string' ? splitPriority(value) : [];
    style.setProperty(name, text, priority); // An empty text removes the property.
    return priority ? styleFacet.read(element, name) : style.getPropertyValue(name) || null;
  },
  attribute: {
    name: 'style',
    absent: null,
    keys: (element: Element): string[] => Array.from(styleOf(element)),
    parse(element: Element, text: string): void {
      styleOf(element).cssText = text;
    },
  },
} satisfies Facet;

/** Inline handlers (`onsubmit`), through their property: the attribute stays where it is. */
export const handlerFacet: Facet = {
  read: Reflect.get,
  write(element, name, value) {
    Reflect.set(element, name, value);
    return Reflect.get(element, name);
  },
};

/** A blank element to parse text on. It never enters the page. */
export const createScratch = (element: Element): HTMLElement => element.ownerDocument.createElement('i');

/** Properties that have turned out to be longhands: nothing more has to be found out about them but whether a value is one. */
const longhands = new Set<string>();

/** One for all claims: making an element for each is what a claim would cost most. */
let kept: HTMLElement | undefined;

/**
 * Writes a style claim into a record as longhands with serialised values: `inset` is four claims, so that a server's
 * `top` below it is remembered. A value that CSS refuses is no claim. A shorthand with `var()` has no longhand values and
 * stays whole.
 */
export function addLonghands(
  into: Record<string, string | null>,
  element: Element,
  name: string,
  value: string | null,
): void {
  if (longhands.has(name)) {
    const text = value && splitPriority(value)[0];
    if (!text) into[name] = null;
    else if (CSS.supports(name, text)) into[name] = value;
    return;
  }
  if (kept?.ownerDocument !== element.ownerDocument) kept = createScratch(element);
  const scratch = kept;
  scratch.style.cssText = '';
  styleFacet.write(scratch, name, value || 'initial');
  const expanded = styleFacet.attribute
    .keys(scratch)
    .map((key): [string, string | null] => [key, value ? styleFacet.read(scratch, key) : null]);
  const isWhole = value && expanded.some(([, text]) => text === null);
  const isLonghand = value && expanded.length === 1 && expanded[0]?.[0] === name;
  if (isLonghand) longhands.add(name);
  Object.assign(into, isWhole || isLonghand ? { [name]: value } : Object.fromEntries(expanded));
}
