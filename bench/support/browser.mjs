// One Chromium for a whole run, each page in a context of its own.

import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';

const REST_MS = 100;
/** A block that never mounts ends the run with its reason instead of holding it up. */
const MOUNT_TIMEOUT_MS = 30_000;
const FLAGS = [...CHROMIUM_FLAGS, '--js-flags=--expose-gc'];

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

/**
 * Opens a page in a new context, after a blank page of the same origin: the start of the renderer's process
 * is not measured. `use` gets the page and its DevTools session.
 */
export async function withPage(browser, origin, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      const isLicence = message.text().includes('license key');
      if (['error', 'warning'].includes(message.type()) && !isLicence) errors.push(message.text());
    });
    await page.goto(`${origin}/blank`);
    const session = await context.newCDPSession(page);
    const result = await use(page, session);
    if (errors.length) throw new Error(`Errors in the page: ${errors.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

/** Opens a page of blocks and waits until they are mounted and deferred work has run. */
export async function openBlocks(page, address) {
  await page.goto(address);
  await page.evaluate(
    (ms) =>
      Promise.race([
        window.bench.isMounted,
        new Promise((_, reject) => setTimeout(reject, ms, new Error(`Not all blocks work after ${ms} ms.`))),
      ]),
    MOUNT_TIMEOUT_MS,
  );
  await drawFrames(page);
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), REST_MS);
}

const GC_TURNS = 3;

/** Lets the browser draw changes: it keeps the nodes of the last frame alive. */
const drawFrames = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** The counters after garbage collection, in several turns: finalisers free more, and calls from here end late. */
export async function countAlive(page, session) {
  for (let turn = 0; turn < GC_TURNS; turn++) {
    await drawFrames(page);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { JSHeapUsedSize, JSEventListeners, Nodes } = await readMetrics(session);
  return { heap: JSHeapUsedSize, listeners: JSEventListeners, nodes: Nodes };
}

export async function readMetrics(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
