// What typical pages load before a visitor touches anything: bytes (brotli, style sheets too) and files. README's table and the house test
// that holds the sums read it here.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownTable } from './markdown-table.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const PLACE = /(<!-- sizes:[^>]*-->\n)[\s\S]*?(<!-- \/sizes -->)/;

export const SIZES_PAGE = 'README.md';

/** What a page of the platform loads when the browser is idle, for a visitor who may be counted. */
const IDLE = ['page-speed', 'visits'];

/** What is on each page → its blocks and features, by the names of their chunks. Pictures, menus and the link to the cart are in `site.js`. @type {Record<string, string[]>} */
export const TYPICAL_PAGES = {
  'no block': IDLE,
  'images and a menu': [...IDLE],
  'a gallery section, a menu and a cookie banner': [
    ...IDLE,

    'gallery-section',
    'consent',
    'cookie-banner',
  ],
  'a form and a menu': [...IDLE, 'form', 'census'],
  'a product': [...IDLE, 'product'],
  'a blog post': [...IDLE, 'share-buttons', 'simple-like', 'comments'],
};

/**
 * @param {'preact' | 'react'} renderer
 * @returns {Promise<Map<string, { files: string[], bytes: number }>>} page → the files that it loads, and the sum of their bytes
 */
export async function readPageSizes(renderer) {
  const readJson = async (/** @type {string} */ file) =>
    JSON.parse(await readFile(join(root, 'dist', file), 'utf8'));
  const [sizes, loads] = await Promise.all([readJson('sizes.json'), readJson(`${renderer}/chunks.json`)]);
  const bytesOf = (/** @type {string} */ file) =>
    (file === 'site.css' ? sizes.css : sizes[renderer].files[file]).brotli;
  return new Map(
    Object.entries(TYPICAL_PAGES).map(([page, units]) => {
      const unknown = units.filter((unit) => !loads[unit]);
      if (unknown.length) throw new Error(`tools/page-sizes.mjs names what has no chunk: ${unknown}.`);
      const files = [...new Set(['site.css', 'site.js', ...units.flatMap((unit) => loads[unit])])];
      return [page, { files, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) }];
    }),
  );
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)}\u00a0KB`;

/** What typical pages load, of the last build. @returns {Promise<string[][]>} rows: what is on the page, files, with Preact, with React */
export async function sizeRows() {
  const [preact, react] = await Promise.all([readPageSizes('preact'), readPageSizes('react')]);
  return [...preact].map(([page, { files, bytes }]) => [
    page,
    `${files.length}`,
    kilobytes(bytes),
    kilobytes(react.get(page)?.bytes ?? 0),
  ]);
}

const sizeTable = async () =>
  markdownTable([['page with', 'files', 'Preact', 'React'], ...(await sizeRows())]);

/** README with a current table. */
export async function readmeWithSizes() {
  const [readme, table] = await Promise.all([readFile(join(root, SIZES_PAGE), 'utf8'), sizeTable()]);
  return readme.replace(PLACE, (_, start, end) => `${start}${table}\n${end}`);
}

// For the summary of a run of continuous integration.
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await sizeTable());
