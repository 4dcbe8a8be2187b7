// node tools/chunk-costs.mjs: what the table of files (chunk-files.mjs) costs on published pages. Opens every page of the folder INLAY_PAGES with the
// built dist, and prints what each page loads without an interaction, and what each file costs over all of them.
// From the environment: INLAY_PAGES, RENDERER (preact), CHROMIUM, PAGES (only paths that contain it).

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from '../demo-server/create-server.mjs';
import { REQUEST_BYTES } from '../src/server/site-build/request-bytes.mjs';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';
import { markdownTable } from './markdown-table.mjs';
import { savedPages } from './saved-pages.mjs';

const SMALL_BYTES = 1000;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { PAGES: part = '' } = process.env;
const renderer = process.env.RENDERER === 'react' ? 'react' : 'preact';
// The benchmarks are a package of their own, without types.
const { openPage } = await import(new URL('../bench/weight/open-page.mjs', import.meta.url).href);
const { folder: pagesFolder, pages: saved } = await savedPages();

/** @typedef {{ path: string, files: string[], sizes: number[], bytes: number, blocks: string[], steps: number }} Visit */

const pages = saved.filter((file) => file.includes(part));
const server = await createServer({ root, renderer, offline: true, pagesFolder }).listen(0);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
});
/** @type {Visit[]} */
const visits = [];
try {
  for (const path of pages) {
    const address = `${server.url.replace(/\/$/, '')}/pages/${path.split('/').map(encodeURIComponent).join('/')}`;
    visits.push({ path, ...(await openPage(browser, address, { root })) });
  }
} finally {
  await browser.close();
  await server.close();
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
/** @param {(visit: Visit) => number} read @param {(value: number) => string} [print] */
const medianAndWorst = (read, print = String) => {
  const values = visits.map(read).sort((one, other) => one - other);
  return `${print(values[Math.floor(values.length / 2)] ?? 0)} (${print(values.at(-1) ?? 0)})`;
};
const costOf = (/** @type {Visit} */ { bytes, files }) => bytes + REQUEST_BYTES * files.length;

/** @type {Map<string, { pages: number, bytes: number }>} */
const files = new Map();
for (const visit of visits)
  visit.files.forEach((file, index) => {
    const { pages: count = 0 } = files.get(file) ?? {};
    files.set(file, { pages: count + 1, bytes: visit.sizes[index] ?? 0 });
  });
const listed = [...files].sort(([, one], [, other]) => other.pages * other.bytes - one.pages * one.bytes);

console.log(`${visits.length} pages, ${renderer}; median, and the worst page in brackets\n`);
console.log(`bytes     ${medianAndWorst(({ bytes }) => bytes, kilobytes)} KB`);
console.log(`requests  ${medianAndWorst(({ files: loaded }) => loaded.length)}`);
console.log(`steps     ${medianAndWorst(({ steps }) => steps)}`);
console.log(
  `cost      ${medianAndWorst(costOf, kilobytes)} KB, a request counted as ${kilobytes(REQUEST_BYTES)} KB`,
);
console.log(`          ${kilobytes(visits.reduce((sum, visit) => sum + costOf(visit), 0))} KB in all\n`);
console.log(
  markdownTable([
    ['file', 'pages', 'br KB', 'KB over all pages'],
    ...listed.map(([file, { pages: count, bytes }]) => [
      file.replace(/^\/dist\//, ''),
      `${count}`,
      kilobytes(bytes),
      kilobytes(count * bytes),
    ]),
  ]),
);
const small = listed.filter(([file, { bytes }]) => file.includes('/chunks/') && bytes < SMALL_BYTES);
console.log(`\nChunks under 1 KB: ${small.map(([file]) => file.replace(/.*\//, '')).join(' ') || 'none'}\n`);
console.log(
  markdownTable([
    ['page', 'br KB', 'requests', 'steps', 'cost KB', 'blocks'],
    ...visits
      .toSorted((one, other) => costOf(one) - costOf(other))
      .map((visit) => [
        visit.path,
        kilobytes(visit.bytes),
        `${visit.files.length}`,
        `${visit.steps}`,
        kilobytes(costOf(visit)),
        visit.blocks.join(' '),
      ]),
  ]),
);
