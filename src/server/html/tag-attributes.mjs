import { decodeHTMLAttribute } from 'entities/decode';
import { withoutRoom } from './page-tree.mjs';
import { isNameChar, nameAt } from './tag-names.mjs';

/** @import { Token as Tokens } from 'parse5' */

const [TAB, LF, FF, SPACE] = [9, 10, 12, 32];
const [DOUBLE_QUOTE, SINGLE_QUOTE, SLASH, EQUALS, GREATER] = [34, 39, 47, 61, 62];

/** @param {number} code */
export const isSpace = (code) => code === SPACE || code === LF || code === TAB || code === FF;

/**
 * Reads the attributes of a start tag.
 * @param {string} html
 * @param {number} from the end of its name
 * @param {ReturnType<typeof import('./text-places.mjs').placesIn>} places
 * @returns {{ readonly attrs: Tokens.Attribute[], readonly end: number, readonly isSelfClosing: boolean } | undefined} undefined: written in a way
 *   that is for parse5 to read
 */
export function readAttributes(html, from, places) {
  /** @type {Tokens.Attribute[]} */
  const attrs = [];
  let at = from;
  for (;;) {
    let code = html.charCodeAt(at);
    while (isSpace(code)) code = html.charCodeAt(++at);
    if (code === GREATER) return { attrs: withoutRoom(attrs), end: at + 1, isSelfClosing: false };
    if (code === SLASH) {
      if (html.charCodeAt(at + 1) !== GREATER) return undefined;
      return { attrs: withoutRoom(attrs), end: at + 2, isSelfClosing: true };
    }
    const start = at;
    while (isNameChar(code)) code = html.charCodeAt(++at);
    if (at === start || attrs.length > MAX_ATTRIBUTES) return undefined;
    const { name } = nameAt(html, start, at);
    while (isSpace(code)) code = html.charCodeAt(++at);
    let value = '';
    if (code === EQUALS) {
      do code = html.charCodeAt(++at);
      while (isSpace(code));
      const isQuoted = code === DOUBLE_QUOTE || code === SINGLE_QUOTE;
      const valueStart = isQuoted ? at + 1 : at;
      const end = isQuoted
        ? html.indexOf(code === DOUBLE_QUOTE ? '"' : "'", valueStart)
        : bareEnd(html, valueStart);
      if (end < valueStart || places.returns.from(at) < end + 1 || places.nulls.from(at) < end)
        return undefined;
      value = html.slice(valueStart, end);
      if (places.ampersands.from(valueStart) < end) value = decodeHTMLAttribute(value);
      at = isQuoted ? end + 1 : end;
    } else if (!isEndOfName(code) && !isSpace(html.charCodeAt(at - 1))) return undefined;
    // The first of two attributes with one name counts.
    if (!attrs.some((one) => one.name === name)) attrs.push({ name, value });
  }
}

/** @param {number} code */
const isEndOfName = (code) => code === GREATER || code === SLASH;

/** The end of a value without quotes; -1 where there is none, or no value. @param {string} html @param {number} start */
function bareEnd(html, start) {
  let end = start;
  let code = html.charCodeAt(end);
  while (end < html.length && code !== GREATER && !isSpace(code)) code = html.charCodeAt(++end);
  return end === start || end >= html.length ? -1 : end;
}

/** Comparing each attribute with the others takes too long for more. */
const MAX_ATTRIBUTES = 60;
