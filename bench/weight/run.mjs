// npm run weight: what Inlay costs on published pages. Opens every page of the folder INLAY_PAGES with Inlay and without, and prints the
// difference: bytes of script and style sheets, requests, steps one after the other until every visible block is mounted, modules that came
// twice, chunks under 1 KB, time of the main thread, heap, listeners; and the longest task on a processor four times slower, with Inlay and without.
// From the environment: INLAY_PAGES, ROUNDS (3), RENDERER (preact), FILES=1 to list what each page loads.

import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from '../../server/create-server.mjs';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';
import { measureLongestTask, openPage } from './open-page.mjs';
import { printTables } from './tables.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const SLOWDOWN = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const renderer = process.env.RENDERER ?? 'preact';
const pagesFolder = process.env.INLAY_PAGES;
if (!pagesFolder) {
  console.error('Set INLAY_PAGES to a folder of saved pages (SITE/page.html); see docs/testing.md.');
  process.exit(1);
}

const pages = (await readdir(pagesFolder, { recursive: true }))
  .filter((file) => file.endsWith('.html'))
  .sort();
const server = await createServer({ root, renderer, offline: true, pagesFolder }).listen(0);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
});
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measurePage(path) {
  const address = `${server.url.replace(/\/$/, '')}/pages/${path.split('/').map(encodeURIComponent).join('/')}`;
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const without = await openPage(browser, `${address}?inlay=off`, { root });
    const withInlay = await openPage(browser, address, { root });
    const tasks = {
      without: await measureLongestTask(browser, `${address}?inlay=off`, SLOWDOWN),
      withInlay: await measureLongestTask(browser, address, SLOWDOWN),
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

const results = [];
try {
  for (const path of pages) results.push(await measurePage(path));
  console.log(`Chromium ${browser.version()}, Node ${process.version}, ${renderer}, ${ROUNDS} rounds\n`);
} finally {
  await browser.close();
  await server.close();
}
printTables(results, { withFiles: Boolean(process.env.FILES) });
