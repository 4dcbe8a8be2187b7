import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { editAnswers } from '../page/support/edit-answers';
import { readLayoutShift, watchLayoutShift } from '../page/support/layout-shift';
import { useSavedPages } from '../page/support/saved-pages';
import type { Site } from '../page/support/site';
import { whenPainted } from '../page/support/when-painted';

const saved = useSavedPages({ themed: true });

/** Above what the page does while all of Inlay's style sheets are in its head. */
const MAX_SHIFT = 0.01;
/** Resolves when the page's whole HTML has been painted, by the styles of its head. */
async function whenRead(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  await whenPainted(page);
}

/** Moves the tag of the script behind everything else. */
function moveToEnd(html: string): string {
  const [script = ''] = /<script[^>]*\/dist\/preact\/site\.js"[^>]*><\/script>/.exec(html) ?? [];
  expect(script).not.toBe('');
  return `${html.replace(script, '')}${script}`;
}

interface Variant {
  readonly isAtEnd?: boolean;
  readonly named?: readonly string[];
}

async function measureOnce(site: Site, path: string, { isAtEnd = false, named = [] }: Variant) {
  const before = async (page: Page) => {
    await watchLayoutShift(page);
    await editAnswers(page, /\/pages\/[^?]*\.html(?:\?|$)/, (html) =>
      (isAtEnd ? moveToEnd(html) : html).replace(
        '<link rel="stylesheet" href="/dist/site.css">',
        (base) => base + named.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
      ),
    );
    if (named.length) return;
    await page.route(/\/dist\/(?!site)[\w-]+\.css/, async (route) => {
      await whenRead(page);
      await route.continue();
    });
  };
  const { page, close } = await saved.open(site, path, 'renderer=preact', { all: false, before });
  const shift = await readLayoutShift(page);
  const sheets = await page.$$eval('link[href*="/dist/"]', (links) =>
    links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  await close();
  return { shift, sheets: sheets.filter((sheet) => sheet !== '/dist/site.css') };
}

/** A busy machine paints in between at times: what a page does by itself it does each time. */
const TRIES = 3;

/** How much a page moves whose head names `site.css` alone, or all sheets that it turns out to load. The least of some tries. */
async function measure(site: Site, path: string, variant: Variant) {
  let least = await measureOnce(site, path, variant);
  for (let tries = 1; tries < TRIES && least.shift > MAX_SHIFT; tries++) {
    const next = await measureOnce(site, path, variant);
    if (next.shift < least.shift) least = next;
  }
  return least;
}

/** The most of as many tries: what may move a page while all its sheets are there is not their lateness. */
async function measureMost(site: Site, path: string, variant: Variant): Promise<number> {
  let most = 0;
  for (let tries = 0; tries < TRIES; tries++)
    most = Math.max(most, (await measureOnce(site, path, variant)).shift);
  return most;
}

saved.each('%s does not move when the style sheets of its families come late', async (path, site) => {
  const late = await measure(site, path, {});
  const atEnd = await measure(site, path, { isAtEnd: true });
  // Below that they pass, however much the page moves while all sheets are there.
  const isStill = Math.max(late.shift, atEnd.shift) <= MAX_SHIFT;
  const early = isStill ? 0 : await measureMost(site, path, { named: late.sheets });
  expect.soft(late.shift - early, 'script in the head').toBeLessThanOrEqual(MAX_SHIFT);
  expect(atEnd.shift - early, 'script at the end').toBeLessThanOrEqual(MAX_SHIFT);
});
