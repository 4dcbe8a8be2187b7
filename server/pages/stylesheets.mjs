import { attributeSource, attributeValue, wordsOf } from '../html/attributes.mjs';
import { decodeStep } from './platform-address.mjs';

/**
 * @import MagicString from 'magic-string'
 * @import { SourceElement } from '../html/parse-page.mjs'
 * @typedef {{ folder: string, has: (file: string) => boolean }} SavedStylesheets the page's folder in addresses, and which
 *   stylesheets lie beside the page
 */

/**
 * The file names under which a stylesheet may have been saved, the most exact first: some savers keep the query behind an `@`
 * (`site.css@nocustom=true.css`), others drop it.
 * @param {string} address its character references read
 */
export function savedNames(address) {
  const [beforeHash = ''] = address.trim().split('#');
  const lastOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('/') + 1);
  const [path = '', ...rest] = beforeHash.split('?');
  const file = decodeStep(lastOf(path)); // may contain a query of its own: `site.css%3Fnocustom=true.css`
  const [name = '', ...inner] = file.split(/[?@]/);
  const queries = [rest.join('?'), inner.join('?')].filter(Boolean).map(decodeStep);
  const forms = queries.flatMap((query) => [`${name}@${query}.css`, `${name}@${query}`]);
  return [...new Set([file, ...forms, name])].filter((known) => known !== '' && !/[/\\\0]/.test(known));
}

/**
 * Points a stylesheet link at the saved copy, when there is one.
 * @param {MagicString} source
 * @param {SourceElement} link
 * @param {SavedStylesheets} saved
 */
export function linkSavedStylesheet(source, link, saved) {
  const href = attributeSource(source.original, link, 'href');
  if (!href || !wordsOf(link, 'rel').includes('stylesheet')) return;
  const address = savedStylesheetAddress(attributeValue(link, 'href') ?? '', saved);
  if (address !== undefined) source.update(href.valueStart, href.valueEnd, address);
}

/**
 * This server's address for the saved copy of a stylesheet, when there is one.
 * @param {string} address
 * @param {SavedStylesheets} saved
 */
export function savedStylesheetAddress(address, saved) {
  const file = savedFile(address, saved);
  // An apostrophe is the only character of such an address that could end an attribute.
  return file && `/pages-css/${saved.folder}/${encodeURIComponent(file)}`.replaceAll("'", '%27');
}

/**
 * With a query, the name that holds the query is exact; without one, the bare name is.
 * @param {string} address
 * @param {SavedStylesheets} saved
 */
function savedFile(address, saved) {
  const names = savedNames(address);
  const [exact, ...others] = names;
  const byQuery = names.filter((name) => name.includes('@'));
  return [...byQuery, exact, ...others].find((name) => name !== undefined && saved.has(name));
}
