import { attributeOf, decodeValue, escapeHtml, wordsOf } from '../html/attributes.mjs';
import { decodeStep } from './platform-address.mjs';

/**
 * The file names under which a stylesheet's address may have been saved, the most exact first: a query is kept by
 * some savers behind an `@` (`site.css@nocustom=true.css`), by others not at all.
 * @param {string} address its character references read
 */
export function savedNames(address) {
  const [beforeHash = ''] = address.trim().split('#');
  const lastOf = (path) => path.slice(path.lastIndexOf('/') + 1);
  const [path = '', ...rest] = beforeHash.split('?');
  const file = decodeStep(lastOf(path)); // may hold a query of its own: `site.css%3Fnocustom=true.css`
  const [name = '', ...inner] = file.split(/[?@]/);
  const queries = [rest.join('?'), inner.join('?')].filter(Boolean).map(decodeStep);
  const forms = queries.flatMap((query) => [`${name}@${query}.css`, `${name}@${query}`]);
  return [...new Set([file, ...forms, name])].filter((known) => known !== '' && !/[/\\\0]/.test(known));
}

/**
 * The edit that points a stylesheet link at the saved copy, when there is one.
 * @param {import('../html/scan-tags.mjs').StartTag} link
 * @param {{ folder: string, has: (file: string) => boolean }} saved the page's folder in addresses, and which
 *   stylesheets lie beside the page
 */
export function stylesheetEdits(link, saved) {
  const href = attributeOf(link, 'href');
  if (!href || !wordsOf(link, 'rel').includes('stylesheet')) return [];
  const file = savedFile(decodeValue(href.value), saved);
  if (file === undefined) return [];
  const text = escapeHtml(`/pages-css/${saved.folder}/${encodeURIComponent(file)}`);
  return [{ start: href.valueStart, end: href.valueEnd, text }];
}

// With a query the form that names it is exact; without one the bare name is.
function savedFile(address, saved) {
  const names = savedNames(address);
  const [exact, ...others] = names;
  const byQuery = names.filter((name) => name.includes('@'));
  return [...byQuery, exact, ...others].find((name) => name !== undefined && saved.has(name));
}
