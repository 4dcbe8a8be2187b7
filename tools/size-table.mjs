// Writes the table of sizes in README from dist/sizes.json. A house test compares the two.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownTable } from './markdown-table.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const PLACE = /(<!-- sizes:[^>]*-->\n)[\s\S]*?(<!-- \/sizes -->)/;

export const SIZES_PAGE = 'README.md';

/** The pages that are listed: what is on them, and the name in sizes.json. @type {[string, string][]} */
const PAGES = [
  ['no block', 'none'],
  ['an accordion', 'accordion'],
  ['a grid of pictures', 'gallery-grid'],
  ['a slideshow', 'gallery-slideshow'],
  ['a gallery section', 'gallery-section'],
  ['a video', 'video'],
  ['a form', 'form'],
  ['a cookie banner', 'cookie-banner'],
  ['a product', 'product'],
  ['the cart page', 'cart-page'],
  ['a calendar', 'calendar'],
];

/** @param {number | undefined} bytes */
const kilobytes = (bytes) => (bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)}\u00a0KB`);

/** README with a current table. */
export async function readmeWithSizes() {
  const [readme, { preact, react }] = await Promise.all([
    readFile(join(root, SIZES_PAGE), 'utf8'),
    readFile(join(root, 'dist/sizes.json'), 'utf8').then((text) => JSON.parse(text)),
  ]);
  const rows = PAGES.map(([what, name]) => [
    what,
    kilobytes(preact.pageBrotli[name]),
    kilobytes(react.pageBrotli[name]),
  ]);
  const table = markdownTable([['page with', 'Preact', 'React'], ...rows]);
  return readme.replace(PLACE, (_, start, end) => `${start}${table}\n${end}`);
}
