// One visit to a page: what it loads from Inlay's folder, and what the page costs once it is still.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const VIEWPORT = { width: 1280, height: 900 };
const sizes = new Map();

async function brotliBytes(root, file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(await readFile(join(root, file))).length);
  return sizes.get(file);
}

/**
 * Opens an address in a fresh context and waits until every block that is due has mounted and nothing loads any more. The page is not scrolled:
 * blocks further down have not started, as for a visitor who reads its beginning.
 * @returns files of Inlay in the order in which they were asked for, their bytes (brotli), names of mounted blocks, and counters of the page
 */
export async function openPage(browser, address, { root }) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const files = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/dist/') && response.ok()) files.push(pathname);
    });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(address, { waitUntil: 'load' });
    // Features that wait for a quiet moment have loaded when nothing has been asked for in a while. `whenReady` would load code that no visitor loads.
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(
      () => !window.Inlay?.inspect?.().some(({ state }) => state === 'found' || state === 'loading'),
    );
    const blocks = await page.evaluate(() => {
      const states = window.Inlay?.inspect?.() ?? [];
      return states.filter(({ state }) => state === 'mounted').map(({ block }) => block);
    });
    await session.send('HeapProfiler.enable');
    const { metrics: timed } = await session.send('Performance.getMetrics');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics: collected } = await session.send('Performance.getMetrics');
    const value = (metrics, name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const bytes = await Promise.all(files.map((file) => brotliBytes(root, file)));
    const sum = (ending) =>
      bytes.reduce((total, size, index) => total + (files[index].endsWith(ending) ? size : 0), 0);
    return {
      files,
      blocks: [...new Set(blocks)].sort(),
      bytes: sum(''),
      styleBytes: sum('.css'),
      taskMs: value(timed, 'TaskDuration') * 1000,
      heapBytes: value(collected, 'JSHeapUsedSize'),
      listeners: value(collected, 'JSEventListeners'),
    };
  } finally {
    await context.close();
  }
}
