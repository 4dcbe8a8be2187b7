/** @import { Element } from './page-tree.mjs' */

/**
 * The value with its character references read, or undefined when the tag has no such attribute.
 * @param {Element} element
 * @param {string} name
 */
export function attributeValue(element, name) {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/**
 * The words of a space-separated attribute such as `rel`, in lower case.
 * @param {Element} element
 * @param {string} name
 */
export function wordsOf(element, name) {
  return (attributeValue(element, name) ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/** Behind a tag's name or an attribute: the name, and the value with its quotes. A name may begin with `=`. */
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)))?/y;
const TAG_NAME = /<[^\t\n\f\r />]*/y;

/**
 * The places of an attribute in the source: the whole of it, and its value between the quotes, with the value's source text.
 * @typedef {object} AttributeSource
 * @property {number} start
 * @property {number} end
 * @property {number} valueStart
 * @property {number} valueEnd
 * @property {string} value
 */

/**
 * The attributes that an element's start tag writes, by their names in lower case; of two with a name, the first.
 * @param {string} html
 * @param {Element} element
 * @returns {Map<string, AttributeSource>}
 */
export function attributeSources(html, element) {
  /** @type {Map<string, AttributeSource>} */
  const sources = new Map();
  TAG_NAME.lastIndex = element.start;
  TAG_NAME.test(html);
  ATTRIBUTE.lastIndex = TAG_NAME.lastIndex;
  const limit = element.startTagEnd - 1;
  while (ATTRIBUTE.lastIndex < limit) {
    const match = ATTRIBUTE.exec(html);
    if (!match || ATTRIBUTE.lastIndex > limit) break;
    const [, written = '', double, single, bare] = match;
    const end = ATTRIBUTE.lastIndex;
    const name = written.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    const value = double ?? single ?? bare ?? '';
    const valueEnd = double === undefined && single === undefined ? end : end - 1;
    const start = match.index + match[0].indexOf(written);
    if (!sources.has(name))
      sources.set(name, { start, end, valueStart: valueEnd - value.length, valueEnd, value });
  }
  return sources;
}

/**
 * The same of one attribute; undefined where the tag does not write it.
 * @param {string} html
 * @param {Element} element
 * @param {string} name
 */
export const attributeSource = (html, element, name) => attributeSources(html, element).get(name);
