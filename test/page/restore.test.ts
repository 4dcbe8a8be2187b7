import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { watchRequests } from './support/requests';
import {
  bodyOf,
  it,
  openDemo,
  RENDERERS,
  root,
  type Site,
  type WatchedPage,
  whenReady,
} from './support/site';

const DEMOS = (readdirSync(join(root, 'demo-pages'), { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html'))
  .sort();

/** Most were saved after a script had placed them, in a window of another size: what is placed anew moves. */
const SAVED = [
  'trouble/partly-booted.html',
  'trouble/saved-galleries.html',
  'trouble/saved-late.html',
  // Its text is as large as fits its column, which only a script can tell.
  'scaled-text.html',
];

if (!DEMOS.length) throw new Error('There is no demo page to test.');

interface Served {
  readonly body: string;
  /** Console errors of the page itself. */
  readonly errors: readonly string[];
}

const servedPages = new Map<string, Served>();

/** A demo page as it is without Inlay; it is opened for this once. */
async function openServed(site: Site, { page, errors }: WatchedPage, demo: string): Promise<Served> {
  const known = servedPages.get(demo);
  if (known) return known;
  await page.goto(`${site.url}/demo-pages/${demo}?inlay=off`);
  const served = { body: await bodyOf(page), errors: errors.splice(0) };
  expect(served.body).toContain('<main');
  servedPages.set(demo, served);
  return served;
}

/** The chunks that each demo page has loaded. */
const chunksOf = new Map<string, readonly string[]>();

const readChunks = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/chunks/')),
  );

describe.each(RENDERERS)('every demo page under %s', (renderer) => {
  it.for(DEMOS)('%s gets back what the server sent, and boots without a shift', async (demo, { site }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    const served = await openServed(site, watched, demo);

    await watchLayoutShift(page);
    await openDemo(site, watched, demo, renderer, { all: false });
    if (!SAVED.includes(demo)) expect(await readLayoutShift(page)).toBe(0);
    await whenReady(page);
    expect(errors).toEqual(served.errors);

    const states = await page.evaluate(() =>
      // What waits for the visitor's consent waits rightly.
      inlayApi()
        .inspect()
        .map(({ state, element }) =>
          state === 'waiting' && element?.closest('[data-consent]') ? 'mounted' : state,
        ),
    );
    expect(states.filter((state) => state !== 'mounted' && state !== 'failed')).toEqual([]);
    if (!chunksOf.has(demo)) chunksOf.set(demo, await readChunks(page));
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await bodyOf(page)).toBe(served.body);
    expect(errors).toEqual(served.errors);
  });
});

// What is still on its way when the site ends. No renderer has been asked for yet, so one is enough.
describe('a site that is destroyed as soon as it has started', () => {
  const destroyed = new Set<string>();

  it.for(DEMOS)('gives %s back', async (demo, { site, skip }) => {
    const chunks = chunksOf.get(demo);
    if (chunks?.every((chunk) => destroyed.has(chunk))) skip('pages before it have loaded the same code');
    for (const chunk of chunks ?? []) destroyed.add(chunk);
    const watched = await site.newPage();
    const { page, errors } = watched;
    const served = await openServed(site, watched, demo);
    // The page's own theme code has its turn first.
    await page.addInitScript(() => {
      const endSoon = (inlay: ReturnType<typeof inlayApi>) =>
        inlay.on('site:initialized', () =>
          setTimeout(() => {
            inlay.destroy();
            Object.assign(window, { isOver: true });
          }),
        );
      Object.assign(window, { Inlay: [endSoon] });
    });
    const whenQuiet = watchRequests(page);
    await page.goto(`${site.url}/demo-pages/${demo}?renderer=preact`);
    await page.waitForFunction(() => 'isOver' in window);
    await whenQuiet();
    expect(await bodyOf(page)).toBe(served.body);
    expect(errors).toEqual(served.errors);
  });
});
