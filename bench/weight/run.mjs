// npm run weight: what Inlay costs on published pages. Opens every page of the folder INLAY_PAGES with Inlay and without, and prints the
// difference: bytes of script and style sheets, requests, steps one after the other until every visible block is mounted, modules that came
// twice, chunks under 1 KB, time of the main thread, heap, listeners; and the longest task on a processor four times slower, with Inlay and without.
// Last, on a phone with such a processor, how long a visitor's first tap waits: on the burger of each page, and on the button that adds to the cart.
// From the environment: INLAY_PAGES, ROUNDS (3), RENDERER (preact), FILES=1 to list what each page loads, REFUSED=1 for a visitor who has refused to
// be counted, NAMED=1 for pages whose head names what they need (`headFor`), PAGES for those alone whose path contains it.

import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from '../../demo-server/create-server.mjs';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';
import { measureLongestTask, measureTap, openPage, refusalOf } from './open-page.mjs';
import { printTables, printTaps } from './tables.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const SLOWDOWN = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const renderer = process.env.RENDERER ?? 'preact';
const { INLAY_PAGES: pagesFolder, REFUSED, NAMED, PAGES: part = '' } = process.env;
if (!pagesFolder) {
  console.error('Set INLAY_PAGES to a folder of saved pages (SITE/page.html); see docs/testing.md.');
  process.exit(1);
}

const pages = (await readdir(pagesFolder, { recursive: true }))
  .filter((file) => file.endsWith('.html') && file.includes(part))
  .sort();
const server = await createServer({
  root,
  renderer,
  offline: true,
  pagesFolder,
  // Then pages have all tags that `inlay adopt` writes.
  ...(NAMED && { onMissing: () => {} }),
}).listen(0);
const cookies = REFUSED ? refusalOf(server.url) : [];
const TAPS = {
  'the burger of a saved page': {
    target: '.header-burger-btn',
    answer: '.header-burger-btn[aria-expanded=true]',
  },
  'add to cart': { target: '.sqs-add-to-cart-button', answer: '.sqs-cart-quantity', text: '1' },
};
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
});
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const addressOf = (path) => `${server.url}/pages/${path.split('/').map(encodeURIComponent).join('/')}`;

async function measurePage(path) {
  const address = addressOf(path);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const without = await openPage(browser, `${address}?inlay=off`, { root, cookies });
    const withInlay = await openPage(browser, address, { root, cookies });
    const tasks = {
      without: await measureLongestTask(browser, `${address}?inlay=off`, SLOWDOWN, cookies),
      withInlay: await measureLongestTask(browser, address, SLOWDOWN, cookies),
    };
    rounds.push({ without, withInlay, tasks });
  }
  const { files, bytes, styleBytes, blocks, steps, duplicates, small } = rounds.at(-1).withInlay;
  const difference = (name) =>
    middle(rounds.map(({ withInlay, without }) => withInlay[name] - without[name]));
  return {
    path,
    blocks,
    files,
    bytes,
    styleBytes,
    requests: files.length,
    steps,
    duplicates,
    small,
    taskMs: difference('taskMs'),
    heapBytes: difference('heapBytes'),
    listeners: difference('listeners'),
    longestTaskMs: middle(rounds.map(({ tasks }) => tasks.withInlay)),
    longestWithoutMs: middle(rounds.map(({ tasks }) => tasks.without)),
  };
}

/** @returns name of the tap → its times */
async function measureTaps() {
  const product = `${server.url}/demo-pages/shop/book.html?renderer=${renderer}`;
  const addresses = {
    'the burger of a saved page': pages.map(addressOf),
    'add to cart': Array.from({ length: ROUNDS * 5 }, () => product),
  };
  const taps = [];
  for (const [name, tap] of Object.entries(TAPS)) {
    const times = [];
    for (const address of addresses[name]) times.push(await measureTap(browser, address, SLOWDOWN, tap));
    taps.push({ name, times: times.filter((time) => time !== undefined) });
  }
  return taps;
}

const results = [];
let taps = [];
try {
  for (const path of pages) {
    try {
      results.push(await measurePage(path));
    } catch (error) {
      // A stalled browser takes one page from the tables, not the whole run.
      console.error(`${path} is left out: ${error.message}`);
      process.exitCode = 1;
    }
  }
  taps = await measureTaps();
  console.log(`Chromium ${browser.version()}, Node ${process.version}, ${renderer}, ${ROUNDS} rounds\n`);
} finally {
  await browser.close();
  await server.close();
}
printTables(results, { withFiles: Boolean(process.env.FILES) });
printTaps(taps, SLOWDOWN);
