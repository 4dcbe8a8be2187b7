import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { editAnswers } from '../page/support/edit-answers';
import {
  compareShift,
  holdPictures,
  readLayoutShift,
  watchLayoutShift,
  whenRead,
} from '../page/support/layout-shift';
import { useSavedPages } from '../page/support/saved-pages';
import type { Site } from '../page/support/site';

const saved = useSavedPages({ themed: true });

/** Above what the page does while all of Inlay's style sheets are in its head. */
const MAX_SHIFT = 0.01;

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

/** How much a page moves whose head names `site.css` alone, or all sheets that it turns out to load. */
async function measure(site: Site, path: string, { isAtEnd = false, named = [] }: Variant) {
  const before = async (page: Page) => {
    await holdPictures(page);
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

saved.each('%s does not move when the style sheets of its families come late', async (path, site) => {
  let named: readonly string[] = [];
  const measureLate = async (variant: Variant) => {
    const { shift, sheets } = await measure(site, path, variant);
    named = sheets;
    return shift;
  };
  const measureEarly = async () => (await measure(site, path, { named })).shift;
  for (const [place, isAtEnd] of Object.entries({ 'in the head': false, 'at the end': true })) {
    const more = await compareShift(MAX_SHIFT, () => measureLate({ isAtEnd }), measureEarly);
    expect.soft(more, `script ${place}`).toBeLessThanOrEqual(MAX_SHIFT);
  }
});
