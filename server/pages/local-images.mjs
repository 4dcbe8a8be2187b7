import MagicString from 'magic-string';
import { attributeSource } from '../html/attributes.mjs';
import { parsePage } from '../html/parse-page.mjs';
import { localImageAddress } from './image-address.mjs';

/** @import { SourceElement } from '../html/parse-page.mjs' */

/** Attributes with one address, and elements on which these are not images. */
const SINGLE = new Set(['src', 'data-src', 'data-image', 'poster']);
const NOT_IMAGES = new Set(['script', 'iframe', 'embed', 'audio', 'track', 'link', 'a']);

const WHOLE_VALUE = /^(\s*)(\S+)/g;
const CANDIDATE = /(^\s*|,\s*)([^\s,]\S*[^\s,])/g;
const CSS_URL =
  /(url\(\s*(?:["']|&quot;|&#0?3[49];|&apos;)?)([^()"'\s]+?)(?=\s*(?:["']|&quot;|&#0?3[49];|&apos;)?\s*\))/gi;

/**
 * A page whose images come from this server.
 * @param {string} html
 */
export function withLocalImages(html) {
  const source = new MagicString(html);
  for (const element of parsePage(html).elements) localizeImages(source, element);
  return source.toString();
}

/**
 * Points an element's images at this server, for a visitor without a network.
 * @param {MagicString} source
 * @param {SourceElement} element
 */
function localizeImages(source, element) {
  if (NOT_IMAGES.has(element.tagName)) return;
  for (const { name } of element.attrs) {
    const pattern = patternFor(name);
    const written = attributeSource(source.original, element, name);
    if (!pattern || !written) continue;
    const text = pointHere(written.value, pattern);
    if (text !== written.value) source.update(written.valueStart, written.valueEnd, text);
  }
}

/** @param {string} name */
function patternFor(name) {
  if (SINGLE.has(name)) return WHOLE_VALUE;
  if (name === 'srcset' || name === 'data-srcset') return CANDIDATE;
  return name === 'style' ? CSS_URL : undefined;
}

/**
 * @param {string} value
 * @param {RegExp} pattern captures what stands before an address, and the address
 */
function pointHere(value, pattern) {
  return value.replace(pattern, (whole, /** @type {string} */ before, /** @type {string} */ address) => {
    const local = localImageAddress(address);
    return local === undefined ? whole : before + local;
  });
}
