import { describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';
import { scrollThrough } from '../page/support/scroll-through';
import { findUnseenContent } from '../page/support/unseen-content';

const saved = useSavedPages();
const WIDTHS = [1280, 390];

describe('saved pages without the script of their theme', () => {
  saved.each('%s: every text and picture is seen', async (path, site) => {
    for (const width of WIDTHS) {
      const viewport = { width, height: 900 };
      const { page, close } = await saved.open(site, path, 'renderer=preact', { viewport });
      await scrollThrough(page);
      await expect
        .poll(() => findUnseenContent(page), { message: `at ${width} px`, timeout: 5000 })
        .toEqual([]);
      await close();
    }
  });
});
