import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readLayoutShift, watchLayoutShift } from '../page/support/layout-shift';
import { useSavedPages } from '../page/support/saved-pages';
import { destroyAndCompare, noteServedBlocks } from '../page/support/served-blocks';
import { RENDERERS, type Site, type WatchedPage, whenReady } from '../page/support/site';

const saved = useSavedPages();

/** Above what the page does without us. */
const MAX_SHIFT = 0.01;

/**
 * How the server marks each kind of block, without a word of our own code. Galleries, forms, newsletters, pictures and videos have
 * test files of their own.
 */
const KINDS: Readonly<Record<string, string>> = {
  accordion: '.sqs-block-accordion',
  album: '.sqs-album-block, .sqs-audio-playlist, .sqs-slice-album-playlist',
  archive: '.sqs-block-archive:has(input[type=checkbox])',
  audio: '.sqs-audio-embed',
  calendar: '.sqs-block-calendar',
  chart: '.sqs-block-chart',
  comments: '.squarespace-comments:not(#disqus_thread)',
  disqus: '#disqus_thread',
  donation: '.sqs-block-donation',
  'gallery-grid': '.sqs-gallery-block-grid',
  map: '.sqs-block-map',
  marquee: '.sqs-block-marquee',
  menu: '.sqs-block-menu',
  'pricing-plan': '.sqs-block-pricing-plan',
  'product-reviews': '.product-reviews-section, .product-review-summary',
  reservation:
    '.sqs-block-opentable, .sqs-block-opentable-v2, .sqs-block-tock, .sqs-block-acuity, .sqs-block-zola',
  search: '.sqs-search-ui-text-input',
  'search-page': '.sqs-search-page',
  'share-buttons': '.squarespace-social-buttons, .sqs-share-buttons',
  'simple-like': '.sqs-simple-like',
  'social-post': 'blockquote.twitter-tweet, blockquote.instagram-media, a.twitter-timeline',
  soundcloud: '.sqs-block-soundcloud',
  summary: '.sqs-block-summary-v2',
  'tour-dates': '.sqs-block-tourdates',
};

/** Opens a saved page; what its own scripts throw without us is no fault of ours and is compared. */
async function openSaved(
  site: Site,
  path: string,
  query: string,
): Promise<WatchedPage & { readonly uncaught: string[] }> {
  const uncaught: string[] = [];
  const before = async (page: Page) => {
    page.on('pageerror', (error) => uncaught.push(error.message));
    await watchLayoutShift(page);
    await noteServedBlocks(page, ['.sqs-block', ...Object.values(KINDS)].join());
  };
  return { ...(await saved.open(site, path, query, { before, all: false })), uncaught };
}

/** How many blocks of each kind the page has; kinds that it does not have are left out. */
function countKinds(kinds: Readonly<Record<string, string>>): Record<string, number> {
  const counts = Object.entries(kinds).map(([name, selector]) => [
    name,
    document.querySelectorAll(selector).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count));
}

/** Whether the page's own settings ask for a cookie banner. */
function readWantsBanner(): boolean {
  const { Static } = window as unknown as {
    Static?: {
      COOKIE_BANNER_CAPABLE?: unknown;
      SQUARESPACE_CONTEXT?: { cookieSettings?: Record<string, unknown> };
    };
  };
  return (
    Static?.COOKIE_BANNER_CAPABLE !== false &&
    Static?.SQUARESPACE_CONTEXT?.cookieSettings?.isCookieBannerEnabled === true
  );
}

const inspect = (page: Page) =>
  page.evaluate(() =>
    inlayApi()
      .inspect()
      .map(({ block, state, fault }) => ({ block, state, message: fault?.message })),
  );

async function expectWorking(page: Page): Promise<void> {
  const headers = page.locator('.sqs-block-accordion .accordion-item__click-target');
  for (let index = 0; index < (await headers.count()); index++) {
    const header = headers.nth(index);
    const before = await header.getAttribute('aria-expanded');
    await header.evaluate((button: HTMLElement) => button.click());
    expect(await header.getAttribute('aria-expanded')).not.toBe(before);
    // One movement at a time: the next click would be ignored.
    await page.waitForFunction(() => !document.querySelector('[data-is-item-animating]'));
  }
  for (const grid of await page.locator('.sqs-gallery-block-grid').all()) {
    const images = grid.locator('.slide img[data-src], .slide img[src]');
    if ((await images.count()) === 0) continue;
    await images.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() => images.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const box = await images.first().boundingBox();
    expect(box?.width).toBeGreaterThan(10);
    expect(box?.height).toBeGreaterThan(10);
  }
}

describe('saved published pages', () => {
  saved.each('%s comes to life and goes back', async (path, site) => {
    const off = await openSaved(site, path, 'inlay=off');
    let shiftWithout = await readLayoutShift(off.page);
    const expected = await off.page.evaluate(countKinds, KINDS);
    const wantsBanner = await off.page.evaluate(readWantsBanner);
    await off.close();

    for (const renderer of RENDERERS) {
      const open = async () => {
        const opened = await openSaved(site, path, `renderer=${renderer}`);
        return { opened, shift: await readLayoutShift(opened.page) };
      };
      let { opened: on, shift: least } = await open();
      // A page that is painted while it is still being read shifts by itself, now and then, also without us: what boot causes, it causes always.
      for (let attempt = 1; attempt < 3 && least - shiftWithout > MAX_SHIFT; attempt++) {
        await on.close();
        const plain = await openSaved(site, path, 'inlay=off');
        shiftWithout = Math.max(shiftWithout, await readLayoutShift(plain.page));
        await plain.close();
        const again = await open();
        on = again.opened;
        least = Math.min(least, again.shift);
      }
      // Only a script can know how tall a header is: its room, and parts of it that wait in a hidden bar, move what is below them, once.
      const makesRoom = await on.page.evaluate(
        () =>
          Boolean(document.querySelector<HTMLElement>('main .page-section')?.style.paddingTop) ||
          inlayApi()
            .inspect()
            .some(
              ({ block, element, state }) =>
                block === 'ancillary-layout' &&
                state === 'mounted' &&
                element?.matches('[data-nc-base=header]'),
            ),
      );
      if (!makesRoom)
        expect.soft(least - shiftWithout, `layout shift under ${renderer}`).toBeLessThanOrEqual(MAX_SHIFT);

      const { page, uncaught } = on;
      await whenReady(page);

      const lives = await inspect(page);
      const mounted: Record<string, number> = {};
      for (const { block, state } of lives)
        if (block in KINDS && state === 'mounted') mounted[block] = (mounted[block] ?? 0) + 1;
      expect.soft(mounted, `blocks that have mounted under ${renderer}`).toEqual(expected);
      const banner = page.locator('.sqs-cookie-banner-v2, .gdpr-cookie-banner');
      await expect.poll(() => banner.count()).toBe(wantsBanner ? 1 : 0);
      await expectWorking(page);

      const changed = await destroyAndCompare(page);
      expect.soft(changed, 'blocks that are not as the server sent them').toEqual([]);
      expect
        .soft(
          uncaught.filter((message) => !off.uncaught.includes(message)),
          'new errors',
        )
        .toEqual([]);
      await on.close();
    }
  });
});
