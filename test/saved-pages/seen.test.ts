import { describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';
import { scrollThrough } from '../page/support/scroll-through';
import { whenReady } from '../page/support/site';
import { findUnseenContent } from '../page/support/unseen-content';

const saved = useSavedPages();
const WIDTHS = [1280, 390];

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
