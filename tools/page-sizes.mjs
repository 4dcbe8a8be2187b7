// What typical pages load before a visitor touches anything: bytes (brotli, style sheets too) and files. README's table and the house test
// that holds the sums read it here.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { composePage } from '../demo-server/demo/compose-page.mjs';
import { markdownTable } from './markdown-table.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const PLACE = /(<!-- sizes:[^>]*-->\n)[\s\S]*?(<!-- \/sizes -->)/;
/** Its code is only for visitors who may be counted; every site of the platform asks for it. */
const STATISTICS = /\/statistics-/;

export const SIZES_PAGE = 'README.md';

const PICTURE =
  '<div class="sqs-block sqs-block-image"><img data-src="a.png" data-image="a.png" data-image-dimensions="900x600" alt=""></div>';

/**
 * What is on each page → the demo pages that have it. `inlay/server` reads them as it reads any page, so that nothing is forgotten that a
 * page loads.
 * @type {Record<string, { pages: readonly string[], change?: (html: string) => string }>}
 */
export const TYPICAL_PAGES = {
  'no block': { pages: ['plain'] },
  'images and a menu': { pages: ['header'], change: (html) => html.replace('</main>', `${PICTURE}</main>`) },
  'a gallery section, a menu and a cookie banner': { pages: ['cookie-banner', 'gallery-sections', 'header'] },
  'a form and a menu': { pages: ['forms', 'header'] },
  'a product': { pages: ['shop/product'] },
  // Links that pin its pictures are a setting that few sites have.
  'a blog post': {
    pages: ['blog-post'],
    change: (html) => html.replace('"mode":"enabled_for_blogs"', '"mode":"disabled"'),
  },
};

const bodyOf = (/** @type {string} */ html) => /<body\b[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';

/** The html of a typical page: the first of its demo pages, and in it what the others have. @param {string} name */
async function readTypicalPage(name) {
  const { pages, change = (/** @type {string} */ html) => html } = TYPICAL_PAGES[name] ?? { pages: [] };
  const [first = '', ...others] = pages.map((page) => composePage(join(root, 'demo-pages'), `${page}.html`));
  const whole = first.replace('</body>', () => `${others.map(bodyOf).join('')}</body>`);
  // A published page has its theme.
  return change(whole.replace('data-inlay-look="base"', ''));
}

const readSizes = async () => JSON.parse(await readFile(join(root, 'dist/sizes.json'), 'utf8'));

/**
 * @param {'preact' | 'react'} renderer
 * @returns {Promise<Map<string, { files: string[], bytes: number }>>} page → the files that it loads before a visitor touches anything, and the sum
 *   of their bytes
 */
export async function readPageSizes(renderer) {
  /** @type {typeof import('../src/server/public')} */
  const { filesFor } = await import(pathToFileURL(join(root, 'dist/server.js')).href);
  const sizes = await readSizes();
  const bytesOf = (/** @type {string} */ file) => {
    const inRenderer = file.startsWith(`${renderer}/`) ? file.slice(renderer.length + 1) : `../${file}`;
    return (file === 'site.css' ? sizes.css : sizes[renderer].files[inRenderer]).brotli;
  };
  return new Map(
    await Promise.all(
      Object.keys(TYPICAL_PAGES).map(async (page) => {
        const { styles, chunks, later } = filesFor(await readTypicalPage(page), { renderer });
        const files = [`${renderer}/site.js`, ...styles, ...chunks, ...later];
        return /** @type {const} */ ([
          page,
          { files, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) },
        ]);
      }),
    ),
  );
}

/** The settings of a copy without services. */
const COPY = {
  endpoints: { forms: 'none', comments: 'none', cart: 'none', search: 'none', statistics: 'none' },
};

/**
 * The same of the copy of a site with this page alone, which has a build of its own.
 * @param {'preact' | 'react'} renderer
 * @returns {Promise<Map<string, { files: string[], bytes: number }>>} page → its files, those included that come once a visitor has scrolled
 */
export async function readSiteSizes(renderer) {
  /** @type {typeof import('../src/server/public')} */
  const { adopt, filesFor, needsFor } = await import(pathToFileURL(join(root, 'dist/server.js')).href);
  /** @type {typeof import('../src/server/site-build/build-site')} */
  const { makeSite } = await import(pathToFileURL(join(root, 'dist/build.js')).href);
  const sizes = new Map();
  for (const page of Object.keys(TYPICAL_PAGES)) {
    const { html } = adopt(await readTypicalPage(page), { base: '/inlay/', config: COPY });
    const { manifest, files } = await makeSite({ units: [needsFor(html)], renderer });
    const { styles, chunks, later } = filesFor(html, { manifest });
    const loaded = [manifest.script, ...styles, ...chunks, ...later];
    const bytes = loaded.map((file) => brotliCompressSync(files.get(file) ?? '').length);
    sizes.set(page, { files: loaded, bytes: bytes.reduce((sum, size) => sum + size, 0) });
  }
  return sizes;
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)}\u00a0KB`;

/** @typedef {{ files: string[], bytes: number }} PageSize */

/** @param {PageSize | undefined} size */
const cellsOf = ({ files, bytes } = { files: [], bytes: 0 }) => [`${files.length}`, kilobytes(bytes)];

/**
 * The files and bytes of typical pages, by the last build.
 * @returns {Promise<string[][]>} rows: what is on the page, files, with Preact, with React
 */
export async function sizeRows() {
  const [preact, react] = await Promise.all([readPageSizes('preact'), readPageSizes('react')]);
  return [...preact].map(([page, size]) => [page, ...cellsOf(size), kilobytes(react.get(page)?.bytes ?? 0)]);
}

/** The same, and what they load of a build of their own. */
async function sizeTable() {
  const [rows, site] = await Promise.all([sizeRows(), readSiteSizes('preact')]);
  return markdownTable([
    ['page with', 'files', 'Preact', 'React', 'files, own build', 'Preact, own build'],
    ...rows.map((row) => [...row, ...cellsOf(site.get(row[0] ?? ''))]),
  ]);
}

/** The text above the table, with the files that every page loads. */
async function sizeSentences() {
  const { css, preact } = await readSizes();
  const statistics = Object.keys(preact.files).find((file) => STATISTICS.test(file)) ?? '';
  const bytesOf = (/** @type {string} */ file) => kilobytes(preact.files[file].brotli);
  return `\`site.js\` (${bytesOf('site.js')}) and \`site.css\` (${kilobytes(css.brotli)}) are on every page. They find and mount blocks and handle images,
menus and links; everything else loads in chunks. The table shows what typical pages load before the visitor does anything, compressed with
brotli: scripts and style sheets, with what comes once the browser is idle. The first columns include the code for statistics (${bytesOf(statistics)}), which
no visitor loads who may not be counted. The last two columns are [a build for one site](docs/guides/site-build.md) that has this page alone and counts nobody,
as \`inlay adopt\` makes it. \`dist/sizes.json\` lists every file, also as gzip and uncompressed.`;
}

/** README with current sentences and a current table. */
export async function readmeWithSizes() {
  const [readme, sentences, table] = await Promise.all([
    readFile(join(root, SIZES_PAGE), 'utf8'),
    sizeSentences(),
    sizeTable(),
  ]);
  return readme.replace(PLACE, (_, start, end) => `${start}${sentences}\n\n${table}\n${end}`);
}

// For the summary of a run of continuous integration.
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await sizeTable());
