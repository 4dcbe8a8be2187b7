// Which style sheets a page needs, from its markup: what a server that knows the page names in its head, and what tests add up.

import { fileOf, fromRenderer } from './style-families.mjs';

/** @import { StyleFamilies } from './style-families.mjs' */
/** @import { Element } from '../src/server/html/page-tree.mjs' */
/** @import { ParsedPage } from '../src/server/html/parse-page.mjs' */

/** `#id`, `.class`, `[name]`, `[name=value]`, `[name^=value]`, `[name*=value]` or a tag's name. */
const PART = /#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([*^]?)=([\w-]+))?\]|([a-z][a-z\d]*)/gy;

/**
 * Whether an element has all that a selector of a family asks for.
 * @param {string} selector
 * @returns {(element: Element) => boolean}
 */
export function matcherOf(selector) {
  const parts = [...selector.matchAll(PART)];
  if (parts.map(([text]) => text).join('') !== selector)
    throw new Error(`${selector} is about more than one element's name, id, classes and attributes.`);
  return ({ tagName, attrs }) => {
    const value = (/** @type {string} */ name) => attrs.find((attribute) => attribute.name === name)?.value;
    return parts.every(([, id, className, attribute, operator, wanted, tag]) => {
      if (id) return value('id') === id;
      if (className) return value('class')?.split(/\s+/).includes(className);
      if (tag) return tagName === tag;
      const found = value(attribute ?? '');
      if (found === undefined || wanted === undefined) return found !== undefined;
      if (operator === '^') return found.startsWith(wanted);
      return operator === '*' ? found.includes(wanted) : found === wanted;
    });
  };
}

/**
 * The style sheets of a page, in the order of the cascade.
 * @param {Pick<ParsedPage, 'elements'>} page
 * @param {StyleFamilies} families
 * @param {object} [options]
 * @param {readonly string[]} [options.chunks] names of chunks that the page's settings ask for, such as `cookie-banner`
 * @param {Readonly<Record<string, readonly string[]>>} [options.loads] `chunks.json`, where chunks are named
 * @returns {string[]} file names, `site.css` first
 */
export function pageStyles({ elements }, families, { chunks = [], loads = {} } = {}) {
  const byCode = new Set(chunks.flatMap((chunk) => loads[chunk] ?? []));
  return Object.entries(families).flatMap(([name, { selectors }], index) => {
    const file = fileOf(name);
    // The first is the base, which every page has.
    const isNeeded =
      !index ||
      byCode.has(fromRenderer(file)) ||
      selectors.some((selector) => elements.some(matcherOf(selector)));
    return isNeeded ? file : [];
  });
}
