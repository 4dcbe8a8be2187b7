import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEMO_PAGES } from './support/demo-pages';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { watchRequests } from './support/requests';
import { bodyOf, it, openDemo, RENDERERS, type Site, type WatchedPage, whenReady } from './support/site';

/** Most were saved after a script had placed them, in a window of another size: what is placed anew moves. */
const SAVED = [
  'trouble/partly-booted.html',
  'trouble/saved-galleries.html',
  'trouble/saved-late.html',
  // Its text is as large as fits its column, which only a script can tell.
  'scaled-text.html',
];

/** Reads HTML. */
let reader: Page;
it.beforeAll(async ({ site }) => {
  reader = (await site.newPage()).page;
  // An address of the server, from which the page may fetch others.
  await reader.goto(`${site.url}/demo-pages/plain.html?inlay=off`);
});

/** The body of a page's HTML, before any script. */
async function readBody(site: Site, demo: string): Promise<string> {
  const body = await reader.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    return new DOMParser().parseFromString(html, 'text/html').body.outerHTML;
  }, `${site.url}/demo-pages/${demo}?inlay=off`);
  expect(body).toContain('<main');
  return body;
}

/** Without what a page's own handler writes into its pictures once they have loaded: which of them have is a matter of time. */
const withoutLoads = (html: string) =>
  html.replace(/<img\b[^>]*\bonload=[^>]*>/g, (tag) =>
    tag.replace(/ class="loaded"|(?<=class="[^"]*) loaded\b/, ''),
  );

/** Holds a page that Inlay has left against what the server sent, or against the page without Inlay where it has code of its own. */
async function expectAsServed(site: Site, demo: string, { page, errors }: WatchedPage): Promise<void> {
  const body = withoutLoads(await bodyOf(page));
  if (!errors.length && body === withoutLoads(await readBody(site, demo))) return;
  const plain = await site.newPage();
  await plain.page.goto(`${site.url}/demo-pages/${demo}?inlay=off`);
  expect(body).toBe(withoutLoads(await bodyOf(plain.page)));
  expect(errors).toEqual(plain.errors);
  await plain.close();
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

/** The chunks of pages that have been given back under both renderers. */
const twice = new Set<string>();

describe.each(RENDERERS)('every demo page under %s', (renderer) => {
  it.for(DEMO_PAGES)(
    '%s is restored as the server sent it, and starts without a layout shift',
    async (demo, { site, skip }) => {
      // Under Preact each page, since their markup differs; under React a page for each piece of code. That both draw the same is what
      // accessibility.test.ts holds each page to.
      const known = chunksOf.get(demo);
      if (known?.every((chunk) => twice.has(chunk))) skip('pages before it have loaded the same code');
      for (const chunk of known ?? []) twice.add(chunk);
      const watched = await site.newPage();
      const { page } = watched;

      await watchLayoutShift(page);
      await openDemo(site, watched, demo, renderer, { all: false });
      if (!SAVED.includes(demo)) expect(await readLayoutShift(page)).toBe(0);
      await whenReady(page);

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
      await expectAsServed(site, demo, watched);
    },
  );
});

// What is still on its way when the site ends. No renderer has been asked for yet, so one is enough.
describe('a site that is destroyed as soon as it has started', () => {
  const destroyed = new Set<string>();

  it.for(DEMO_PAGES)('restores %s', async (demo, { site, skip }) => {
    const chunks = chunksOf.get(demo);
    if (chunks?.every((chunk) => destroyed.has(chunk))) skip('pages before it have loaded the same code');
    for (const chunk of chunks ?? []) destroyed.add(chunk);
    const watched = await site.newPage();
    const { page } = watched;
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
    await expectAsServed(site, demo, watched);
  });
});
