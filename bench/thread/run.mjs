// INLAY_PAGES=FOLDER npm run thread: where the main thread's time goes on published pages, by phase, beside the same page without scripts, and by
// unit. From the environment: PAGES (parts of paths, separated by commas; default: one page of each kind), ROUNDS (3), SLOWDOWN (4), RENDERER (preact),
// BEFORE (a checkout of another version, with its `dist`: measured in the same rounds).

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from '../../demo-server/create-server.mjs';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';
import { savedPages } from '../../tools/saved-pages.mjs';
import { withBarePage } from '../support/bare-page.mjs';
import { markdown } from '../support/markdown.mjs';
import {
  createSourceFinder,
  PAGE_MARK,
  PHASE_NAMES,
  readPhases,
  readProfile,
  readTasks,
} from './read-trace.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { RENDERER: renderer = 'preact', BEFORE: before } = process.env;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const SHOWN = 25;
/** Blocks and features that wait for a quiet moment have started by then. */
const REST_MS = 3000;
const PHONE = { width: 390, height: 844, mobile: true, deviceScaleFactor: 2 };
/** What tasks take. Finer events cost as much as what they tell of: with those of phases a page takes twice as long. */
const TASKS = ['toplevel', 'blink.user_timing'];
const PHASES = [
  ...TASKS,
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
];

const { folder: pagesFolder, pages: files } = await savedPages();
const pages = (process.env.PAGES ?? files.slice(0, 5).join(',')).split(',').map((part) => {
  const page = files.find((file) => file.includes(part));
  if (!page) throw new Error(`INLAY_PAGES has no page whose path contains “${part}”.`);
  return page;
});

const serve = (folder) => createServer({ root: folder, renderer, offline: true, pagesFolder }).listen(0);
const server = await serve(root);
const serverBefore = before && (await serve(before));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
});
const finders = new Map();
async function finderOf(url) {
  const { pathname } = URL.canParse(url) ? new URL(url) : { pathname: '' };
  const map = join(root, `${pathname}.map`);
  if (!pathname.startsWith('/dist/') || !existsSync(map)) return undefined;
  if (!finders.has(map)) finders.set(map, createSourceFinder(await readFile(map, 'utf8')));
  return finders.get(map);
}

/** The page as each variant has it. */
const VARIANTS = {
  without: (path) => `${server.url}${path}?inlay=off`,
  ...(serverBefore && { before: (path) => serverBefore.url + path }),
  inlay: (path) => server.url + path,
};

/** Opens the page and lets it come to rest; `around` is called before it, and what that returns when the page rests. */
const visit = (address, around) =>
  withBarePage(browser, async (send) => {
    await send('Emulation.setDeviceMetricsOverride', PHONE);
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const end = await around(send);
    await send('Page.navigate', { url: address });
    const isThere = `document.readyState === 'complete' && document.URL !== 'about:blank'`;
    while (!(await send('Runtime.evaluate', { expression: isThere })).result.value) await pause(100);
    await pause(REST_MS);
    await send('Runtime.evaluate', { expression: `performance.mark('${PAGE_MARK}')` });
    return end();
  });

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const traced = (address, categories) =>
  visit(address, async (send) => {
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await browser.startTracing(undefined, { categories });
    return async () => {
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
      await send('HeapProfiler.enable');
      await send('HeapProfiler.collectGarbage');
      await send('Performance.enable');
      const { metrics } = await send('Performance.getMetrics');
      const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return { traceEvents, heap: value('JSHeapUsedSize') / 1e6, listeners: value('JSEventListeners') };
    };
  });

async function measure(address) {
  const { traceEvents, heap, listeners } = await traced(address, TASKS);
  const { traceEvents: finer } = await traced(address, PHASES);
  return { ...readTasks(traceEvents), ...readPhases(finer), heap, listeners };
}

const profile = async (address) =>
  readProfile(
    await visit(address, async (send) => {
      await send('Profiler.enable');
      await send('Profiler.setSamplingInterval', { interval: 100 });
      await send('Profiler.start');
      return async () => (await send('Profiler.stop')).profile;
    }),
    finderOf,
  );

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const sumBy = (found, key) => {
  const sums = new Map();
  for (const entry of found) sums.set(key(entry), (sums.get(key(entry)) ?? 0) + entry.ms / ROUNDS);
  return [...sums].sort(([, one], [, other]) => other - one).slice(0, SHOWN);
};

try {
  console.log(`Chromium ${browser.version()}, ${renderer}, CPU × ${SLOWDOWN}, ${ROUNDS} rounds\n`);
  for (const path of pages) {
    const address = `/pages/${path.split('/').map(encodeURIComponent).join('/')}`;
    const names = Object.keys(VARIANTS);
    const rounds = Object.fromEntries(names.map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round++)
      for (const name of round % 2 ? names.toReversed() : names)
        rounds[name].push(await measure(VARIANTS[name](address)));
    const found = [];
    for (let round = 0; round < ROUNDS; round++) found.push(...(await profile(VARIANTS.inlay(address))));
    const row = (name, read) => [
      name,
      ...names.map((variant) => middle(rounds[variant].map(read)).toFixed(1)),
    ];
    console.log(`${path}\n`);
    console.log(
      markdown(
        ['median', ...names],
        [
          ...PHASE_NAMES.map((name) => row(`${name}, ms`, ({ phases }) => phases[name])),
          row('all tasks, ms', ({ all }) => all),
          row('blocking, ms', ({ blocking }) => blocking),
          row('longest task, ms', ({ longest }) => longest),
          row('forced layouts', ({ forced }) => forced),
          row('heap, MB', ({ heap }) => heap),
          row('listeners', ({ listeners }) => listeners),
        ],
      ),
    );
    console.log(`\nSelf time at CPU × 1:\n`);
    console.log(
      markdown(
        ['file', 'ms'],
        sumBy(found, ({ file }) => file).map(([key, ms]) => [key, ms.toFixed(2)]),
      ),
    );
    if (process.env.FUNCTIONS)
      console.log(
        markdown(
          ['function', 'ms'],
          sumBy(found, ({ file, name }) => `${name} ${file}`).map(([key, ms]) => [key, ms.toFixed(2)]),
        ),
      );
    console.log();
  }
} finally {
  await browser.close();
  await server.close();
  await serverBefore?.close();
}
