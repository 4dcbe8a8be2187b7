import { html as names } from 'parse5';

const { getTagID } = names;

/** Characters of which names consist that are read here. */
const NAME_CHARS = new Uint8Array(128);
for (const one of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_:.@')
  NAME_CHARS[one.charCodeAt(0)] = 1;

/** @param {number} code NaN, behind the end of a text, is none */
export const isNameChar = (code) => NAME_CHARS[code] === 1;

/**
 * Names that pages have written, so that each is one string: the parser and selectors compare them millions of times.
 * @type {({ readonly written: string, readonly name: string, readonly id: number } | undefined)[]}
 */
const known = new Array(1024);
const LONGEST_KNOWN = 100;

/** @param {string} html @param {number} start @param {number} end */
export function nameAt(html, start, end) {
  const place =
    (html.charCodeAt(start) * 7 +
      html.charCodeAt(end - 1) * 31 +
      html.charCodeAt((start + end) >> 1) * 131 +
      (end - start)) &
    1023;
  const before = known[place];
  if (before && before.written.length === end - start && html.startsWith(before.written, start))
    return before;
  // As the name of a property, it is a string of its own: a part of the page would keep all of it in memory.
  const [written = ''] = Object.keys({ [`${html.slice(start, end)}!`]: 0 });
  const plain = written.slice(0, -1);
  const name = plain.toLowerCase();
  const found = { written: plain, name, id: getTagID(name) };
  if (plain.length < LONGEST_KNOWN) known[place] = found;
  return found;
}
