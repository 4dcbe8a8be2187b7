import { afterAll, describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';
import { findFlaws, hasSender, pressSenders } from '../page/support/senders';
import { ONE_RENDERER } from '../page/support/site';

const saved = useSavedPages({ where: hasSender });

describe.each(ONE_RENDERER)('what a press sends on saved pages under %s', (renderer) => {
  let opened = 0;
  let pressed = 0;
  saved.each('%s: once', async (path, site) => {
    const { page } = await saved.open(site, path, `renderer=${renderer}`);
    const counts = await pressSenders(page);
    opened += 1;
    pressed += counts.size;
    expect(findFlaws(counts)).toEqual([]);
  });
  afterAll(() => {
    // A single page may have nothing but forms in popups that have not been opened.
    if (opened && !pressed) throw new Error('No page has a control that could be pressed.');
  });
});
