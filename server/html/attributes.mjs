/** @import { SourceElement } from './parse-page.mjs' */

/**
 * The value with its character references read, or undefined when the tag has no such attribute.
 * @param {SourceElement} element
 * @param {string} name
 */
export function attributeValue(element, name) {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/**
 * The words of a space-separated attribute such as `rel`, in lower case.
 * @param {SourceElement} element
 * @param {string} name
 */
export function wordsOf(element, name) {
  return (attributeValue(element, name) ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Where the source writes an attribute: the whole of it, and its value between the quotes, with the value's source text.
 * @param {string} html
 * @param {SourceElement} element
 * @param {string} name
 */
export function attributeSource(html, element, name) {
  const location = element.sourceCodeLocation.attrs?.[name];
  if (!location) return undefined;
  const { startOffset: start, endOffset: end } = location;
  const [beforeValue, quote = ''] = /^.[^=]*(?:=\s*(["'])?)?/s.exec(html.slice(start, end)) ?? [''];
  const valueStart = start + beforeValue.length;
  const valueEnd = end - quote.length;
  return { start, end, valueStart, valueEnd, value: html.slice(valueStart, valueEnd) };
}
