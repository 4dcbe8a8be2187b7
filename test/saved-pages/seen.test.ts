import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';
import { whenReady } from '../page/support/site';
import { findUnseenContent } from '../page/support/unseen-content';

const saved = useSavedPages();
const WIDTHS = [1280, 390];

/** Brings everything near the window once, so that what is loaded or animated there is. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

describe('saved pages without the script of their theme', () => {
  saved.each('%s: every text and picture is seen', async (path, site) => {
    for (const width of WIDTHS) {
      const { page, close } = await site.newPage({ viewport: { width, height: 900 } });
      await page.goto(saved.urlOf(site, path, 'renderer=preact'), { waitUntil: 'load' });
      await whenReady(page);
      await scrollThrough(page);
      await expect
        .poll(() => findUnseenContent(page), { message: `at ${width} px`, timeout: 5000 })
        .toEqual([]);
      await close();
    }
  });
});
