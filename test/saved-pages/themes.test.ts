import { describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';
import { findUnseen, noteServedParts, readSeenParts } from '../page/support/seen-parts';
import type { Site } from '../page/support/site';

const saved = useSavedPages({ themed: true });

/** What is seen of the page's elements in a window of that width. */
async function look(site: Site, path: string, query: string, width: number) {
  const options = {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    before: noteServedParts,
  } as const;
  const { page, close } = await saved.open(site, path, query, options);
  // Themes that animate would show nothing at all without it, and nothing could be missed.
  if (query === 'inlay=off')
    await page.evaluate(() => document.body.setAttribute('data-animation-state', 'booted'));
  const look = await page.getAttribute('body', 'data-inlay-look');
  const parts = await readSeenParts(page);
  await close();
  return { look, parts };
}

describe('saved pages with their theme', () => {
  // A renderer each: both draw the same, and each page is opened four times already.
  saved.each(
    '%s: nothing that is seen without Inlay is gone, small, outside or covered with it',
    async (path, site) => {
      for (const [width, renderer] of [
        [1280, 'preact'],
        [390, 'react'],
      ] as const) {
        const [without, withInlay] = await Promise.all([
          look(site, path, 'inlay=off', width),
          look(site, path, `renderer=${renderer}`, width),
        ]);
        expect
          .soft(
            without.parts.some((part) => part?.width),
            'something is seen',
          )
          .toBe(true);
        expect.soft(withInlay.look, 'whose look is it').toBe(null);
        expect.soft(findUnseen(without.parts, withInlay.parts, width), `at ${width} px`).toEqual([]);
      }
    },
  );
});
