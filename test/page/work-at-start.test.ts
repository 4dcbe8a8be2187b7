import { describe, expect } from 'vitest';
import { countForcedLayouts, countParsedAgain, readWork, watchWork } from './support/count-work';
import { countPage } from './support/counters';
import { undrawn as it, ONE_RENDERER, openDemo } from './support/site';
import { whenRested } from './support/when-rested';

/** What a page may cost until it rests, however fast the machine is. A few of each are left to chance: what is idle first, and how images arrive. */
const LIMITS = {
  'plain.html': { cookies: 13, storage: 23, queries: 380, matches: 10, forced: 2, listeners: 38 },
  'mixed.html': { cookies: 13, storage: 23, queries: 380, matches: 210, forced: 3, listeners: 68 },
  'themed.html': { cookies: 13, storage: 23, queries: 380, matches: 120, forced: 3, listeners: 45 },
  'many-blocks.html': { cookies: 13, storage: 23, queries: 380, matches: 260, forced: 2, listeners: 64 },
};

describe.each(ONE_RENDERER)('the start of a page under %s', (renderer) => {
  it.for(Object.entries(LIMITS))(
    'asks no more of the browser than it must: %s',
    async ([path, most], { site }) => {
      const watched = await site.newPage({ isFirst: true });
      const { page } = watched;
      await watchWork(page);
      const forced = await countForcedLayouts(page, async () => {
        await openDemo(site, watched, path, renderer, { all: false });
        await whenRested(page);
      });
      const counts = { ...(await readWork(page)), forced, listeners: (await countPage(page)).listeners };
      if (process.env.SHOW_COUNTS) console.log(path, JSON.stringify(counts));
      for (const [kind, count] of Object.entries(counts))
        expect(count, kind).toBeLessThanOrEqual(most[kind as keyof typeof most]);
    },
  );

  it('sends no request from the body of a file, which tools that watch requests would have parsed twice', async ({
    site,
  }) => {
    const watched = await site.newPage({ isFirst: true });
    const { page } = watched;
    const parsed = await countParsedAgain(page, async () => {
      await openDemo(site, watched, 'cookie-banner.html', renderer, { all: false });
      await whenRested(page);
    });
    expect(parsed).toBe(0);
  });
});
