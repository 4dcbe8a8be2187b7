import { flag, number, type Reader, record, string } from '../../data/shape';

/** The type of an argument or an option of a public function. */
export interface Kind {
  /** Said when something else is given: “It should be …”. */
  readonly wanted: string;
  /** The value as the function takes it; undefined when it does not fit. */
  readonly read: (value: unknown) => unknown;
  /** The function cannot work without it. */
  readonly isRequired?: boolean;
  /** The platform's words for an argument without which nothing can be done; said first. */
  readonly error?: string;
  /** The fields that an object may have. */
  readonly fields?: Fields;
  /** Other fields may have a meaning, too: only misspelt ones are reported. */
  readonly isOpen?: boolean;
}

export type Fields = Readonly<Record<string, Kind>>;

const fromReader = (wanted: string, read: Reader<unknown>): Kind => ({
  wanted,
  read(value) {
    // A reader has a default for what is missing; here it does not fit.
    let fits = value !== undefined && value !== null;
    const found = read(value, '', () => {
      fits = false;
    });
    return fits ? found : undefined;
  },
});

const only = (wanted: string, fits: (value: unknown) => boolean): Kind => ({
  wanted,
  read: (value) => (fits(value) ? value : undefined),
});

export const anything = only('anything', () => true);
export const aText = fromReader('a string', string());
export const aNumber = fromReader('a number', number());
export const aFlag = fromReader('`true` or `false`', flag());
export const anObject = fromReader('an object', record());
export const aList = only('a list', Array.isArray);
export const aFunction = only('a function', (value) => typeof value === 'function');

export const oneOf = (...words: readonly string[]): Kind =>
  only(`one of ${words.map((word) => `\`${word}\``).join(', ')}`, (value) => words.includes(String(value)));

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

/** A selector, an element, or what libraries and `querySelectorAll` return. @throws SyntaxError for a selector that is not one */
export function findElements(value: unknown): Element[] {
  if (typeof value === 'string') return [...document.querySelectorAll(value)];
  const found = value instanceof Element ? [value] : isIterable(value) ? [...value] : [];
  return found.filter((one) => one instanceof Element);
}

/** An element; the first where there are several. */
export const anElement: Kind = {
  wanted: 'an element, or a selector that finds one',
  read: (value) => findElements(value)[0],
};

export const elements = only('an element, several, or a selector that finds them', (value) =>
  Boolean(findElements(value)[0]),
);

/** A part of the page: the document, a fragment or an element. What a selector finds may have left since. `read` throws for one that is not valid. */
export const aRoot = only(
  'a node of the page, or a selector',
  (value) =>
    value instanceof Node ||
    (typeof value === 'string' && Boolean(document.createDocumentFragment().querySelectorAll(value))),
);

/** Several options of one kind, their names separated by blanks. */
export const each = (names: string, kind: Kind): Fields =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, kind]));

export const options = (fields: Fields): Kind => ({ ...anObject, wanted: 'an object of options', fields });

export const required = (kind: Kind): Kind => ({ ...kind, isRequired: true });
