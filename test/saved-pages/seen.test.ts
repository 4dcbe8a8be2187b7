import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';
import { whenReady } from '../page/support/site';
import { findUnseenContent } from '../page/support/unseen-content';

const saved = useSavedPages();
const WIDTHS = [1280, 390];
const THEME_SCRIPTS = /<script[^>]*src=["'][^"']*(?:site-bundle|\/scripts\/combo\/)[^>]*>\s*<\/script>/g;

/** Takes the theme's own script out of the page: nothing but Inlay can show what waits for it. */
const withoutThemeScripts = (page: Page) =>
  page.route('**/pages/**/*.html?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(THEME_SCRIPTS, '') });
  });

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
      await withoutThemeScripts(page);
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
