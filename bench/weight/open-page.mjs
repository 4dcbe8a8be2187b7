// One visit to a page: what it loads from Inlay's folder, and what the page costs once it is still.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const VIEWPORT = { width: 1280, height: 900 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SMALL_BYTES = 1000;
const sizes = new Map();

async function brotliBytes(file, response) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(await response.body()).length);
  return sizes.get(file);
}

/** Sources of scripts, by their maps. */
async function sourcesOf(root, file) {
  try {
    const { sources } = JSON.parse(await readFile(join(root, `${file}.map`), 'utf8'));
    return new Set(sources.map((source) => source.replace(/^(?:\.\.\/)+/, '')));
  } catch {
    return new Set();
  }
}

/** How many modules are in more than one of the files. */
async function countDuplicates(root, files) {
  const seen = new Map();
  for (const file of new Set(files))
    for (const source of await sourcesOf(root, file)) seen.set(source, (seen.get(source) ?? 0) + 1);
  return [...seen.values()].filter((count) => count > 1).length;
}

/** The longest chain of files that ask for each other, among those that were asked for until `end` (seconds, as the requests have them). */
function countSteps(requests, end) {
  const depths = new Map();
  const depthOf = (url, seen = new Set()) => {
    const request = requests.get(url);
    if (!request || seen.has(url)) return 0;
    if (!depths.has(url)) depths.set(url, depthOf(request.initiator, new Set([...seen, url])) + 1);
    return depths.get(url);
  };
  return Math.max(0, ...[...requests].filter(([, { time }]) => time <= end).map(([url]) => depthOf(url)));
}

/** Who asked for a file: the script, or the module that imports it. */
const initiatorOf = ({ url, stack }) => url ?? stack?.callFrames[0]?.url ?? stack?.parent?.callFrames[0]?.url;

/** In the page, before anything: the longest task of the main thread. */
function watchTasks() {
  window.longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTaskMs = Math.max(window.longestTaskMs, duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The cookies of a visitor who has refused everything. */
export const refusalOf = (url) =>
  ['performance', 'marketing'].map((category) => ({
    name: `ss_${category}CookiesAllowed`,
    value: 'false',
    url,
  }));

/** In the page: the time from the first tap until the frame that shows its answer. */
function watchTap({ answer, text }) {
  const isAnswered = () => {
    const element = document.querySelector(answer);
    return element !== null && (text === undefined || element.textContent.trim() === text);
  };
  window.tapMs = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          if (!isAnswered()) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(0);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/**
 * How long the first tap on a page waits for its answer, on a phone whose processor is `slowdown` times slower.
 * @param {object} tap `target`: what is tapped; `answer`: what then exists, with `text` as its text
 * @returns milliseconds; undefined where the page has no such control in view
 */
export async function measureTap(browser, address, slowdown, { target, ...tap }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const control = page.locator(target).filter({ visible: true }).first();
    if (!(await control.count())) return undefined;
    await control.scrollIntoViewIfNeeded();
    await page.evaluate(watchTap, tap);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await control.tap();
    return await page.evaluate(() => window.tapMs);
  } finally {
    await context.close();
  }
}

/** How long the page's longest task takes on a processor that is `slowdown` times slower; 0 where none takes 50 ms. */
export async function measureLongestTask(browser, address, slowdown, cookies = []) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchTasks);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => window.longestTaskMs);
  } finally {
    await context.close();
  }
}

/**
 * Opens an address in a fresh context and waits until every block that is due has mounted and nothing loads any more. The page is not scrolled:
 * blocks further down have not started, as for a visitor who reads its beginning.
 * @returns files of Inlay in the order in which they were asked for, their bytes (brotli), names of mounted blocks, steps one after the other until
 *   these were mounted, modules that are in two of the files, chunks under 1 KB, and counters of the page
 */
export async function openPage(browser, address, { root, cookies = [] }) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const files = [];
    const measured = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/dist/') || !response.ok()) return;
      files.push(pathname);
      measured.push(brotliBytes(pathname, response));
    });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Network.enable');
    const requests = new Map();
    session.on('Network.requestWillBeSent', ({ request, initiator, wallTime }) => {
      if (new URL(request.url).pathname.startsWith('/dist/') && !requests.has(request.url))
        requests.set(request.url, { initiator: initiatorOf(initiator), time: wallTime });
    });
    await page.goto(address, { waitUntil: 'load' });
    // Features that wait for a quiet moment have loaded when nothing has been asked for in a while. `whenReady` would load code that no visitor loads.
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(
      () => !window.Inlay?.inspect?.().some(({ state }) => state === 'found' || state === 'loading'),
    );
    const { blocks, mountedAt } = await page.evaluate(() => {
      const mounted = (window.Inlay?.inspect?.() ?? []).filter(({ state }) => state === 'mounted');
      const last = Math.max(0, ...mounted.map((block) => block.mountedAt ?? 0));
      return { blocks: mounted.map(({ block }) => block), mountedAt: (performance.timeOrigin + last) / 1000 };
    });
    await session.send('HeapProfiler.enable');
    const { metrics: timed } = await session.send('Performance.getMetrics');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics: collected } = await session.send('Performance.getMetrics');
    const value = (metrics, name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const bytes = await Promise.all(measured);
    const sum = (ending) =>
      bytes.reduce((total, size, index) => total + (files[index].endsWith(ending) ? size : 0), 0);
    return {
      files,
      blocks: [...new Set(blocks)].sort(),
      bytes: sum(''),
      styleBytes: sum('.css'),
      steps: countSteps(requests, mountedAt),
      duplicates: await countDuplicates(root, files),
      small: files.filter((file, index) => file.includes('/chunks/') && bytes[index] < SMALL_BYTES).length,
      sizes: bytes,
      taskMs: value(timed, 'TaskDuration') * 1000,
      heapBytes: value(collected, 'JSHeapUsedSize'),
      listeners: value(collected, 'JSEventListeners'),
    };
  } finally {
    await context.close();
  }
}
