// npm run growth: the longest task and the main thread's time of pages with long galleries, beside the same page without a script. From the
// environment: LISTS (names in lists.mjs, separated by commas; default: all), LENGTHS (500,2000,10000), ROUNDS (1), RENDERER (preact), BEFORE (the folder of
// another version, with its `dist`: measured in the same rounds).

import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { createServer } from '../../demo-server/create-server.mjs';
import { listen } from '../../demo-server/listen.mjs';
import { launch } from '../support/browser.mjs';
import { markdown } from '../support/markdown.mjs';
import { readPhases, readTasks } from '../thread/read-trace.mjs';
import { LISTS, longPage } from './lists.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { RENDERER: renderer = 'preact', BEFORE: before } = process.env;
const names = process.env.LISTS?.split(',') ?? Object.keys(LISTS);
const lengths = (process.env.LENGTHS ?? '500,2000,10000').split(',').map(Number);
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8'];
/** What is idle first, and images that come near. */
const REST_MS = 1500;
const MOUNT_TIMEOUT_MS = 300_000;
const SURFACE = ({ width, height }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#789" d="M0 0h9v9H0z"/></svg>`;

const pages = new Map();
/** Serves one version, and the pages of this run with and without its script. */
function serve(folder) {
  const { app } = createServer({ root: folder, renderer, offline: true, drawPicture: SURFACE });
  const own = new Hono();
  own.get('/long/:page', (c) => c.html(pages.get(c.req.param('page')) ?? ''));
  own.get('/unscripted/:page', (c) =>
    c.html((pages.get(c.req.param('page')) ?? '').replace(/<script type="module".*?<\/script>/, '')),
  );
  own.all('*', (c) => app.fetch(c.req.raw));
  return listen(own.fetch);
}
const server = await serve(root);
const serverBefore = before && (await serve(before));
const VARIANTS = {
  none: `${server.url}/unscripted/`,
  ...(serverBefore && { before: `${serverBefore.url}/long/` }),
  inlay: `${server.url}/long/`,
};
const browser = await launch();

/** Runs in the page: waits until its blocks have mounted, and what follows. */
async function rest([hasScript, ms]) {
  if (hasScript) {
    while (!window.Inlay?.whenReady) await new Promise((resolve) => setTimeout(resolve, 50));
    await window.Inlay.whenReady({ all: true });
  }
  await new Promise((resolve) => setTimeout(resolve, ms));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

async function measure(variant, page) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(MOUNT_TIMEOUT_MS);
  try {
    const tab = await context.newPage();
    await tab.goto(`${server.url}/pictures/blank-9x9.png`);
    await browser.startTracing(tab, { categories: CATEGORIES });
    await tab.goto(VARIANTS[variant] + page, { waitUntil: 'load' });
    await tab.evaluate(rest, [variant !== 'none', REST_MS]);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return { ...readTasks(traceEvents), ...readPhases(traceEvents) };
  } finally {
    await context.close();
  }
}

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

try {
  console.log(
    `Chromium ${browser.version()}, ${renderer}, ${ROUNDS} rounds, load ${loadavg()[0].toFixed(1)}\n`,
  );
  const rows = [];
  for (const name of names) {
    for (const length of lengths) {
      const page = encodeURIComponent(`${name} ${length}`);
      pages.set(
        decodeURIComponent(page),
        (await longPage(root, name, length)).replaceAll('/dist/preact/', `/dist/${renderer}/`),
      );
      const variants = Object.keys(VARIANTS);
      const rounds = Object.fromEntries(variants.map((variant) => [variant, []]));
      for (let round = 0; round < ROUNDS; round++)
        for (const variant of round % 2 ? variants.toReversed() : variants)
          rounds[variant].push(await measure(variant, page));
      const of = (variant, read) => middle(rounds[variant].map(read)).toFixed(0);
      const row = [name, String(length)];
      for (const variant of variants)
        row.push(
          of(variant, ({ longest }) => longest),
          of(variant, ({ all }) => all),
        );
      row.push(of('inlay', ({ forced }) => forced));
      rows.push(row);
      console.error(row.join(' | '));
    }
  }
  const columns = Object.keys(VARIANTS).flatMap((variant) => [`${variant}: longest task, ms`, 'thread, ms']);
  console.log(markdown(['list', 'slides', ...columns, 'forced layouts'], rows));
} finally {
  await browser.close();
  await server.close();
  await serverBefore?.close();
}
