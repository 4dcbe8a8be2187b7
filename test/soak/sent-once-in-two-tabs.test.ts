import { describe, expect } from 'vitest';
import { findChromium } from '../../tools/ensure.mjs';
import { SENDING_CONTROLS } from '../page/support/sending-controls';
import { pageTest, RENDERERS } from '../page/support/site';
import { createVisit } from './support/create-visit';

// The others are started without the back/forward cache, and the headless shell has none.
const executablePath = findChromium({ env: { ...process.env, CHROMIUM: '' } });
const inCachingBrowser = pageTest({
  ownBrowser: {
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

describe.skipIf(!executablePath).each(RENDERERS)(
  'what is sent once, in two tabs and out of the back/forward cache, under %s',
  (renderer) => {
    inCachingBrowser.for(SENDING_CONTROLS)('$name', async (control, { site }) => {
      const { page } = await site.newPage();
      const other = createVisit(site, await page.context().newPage(), { control, renderer });
      const visit = createVisit(site, page, { control, renderer });
      const own = await other.open();
      // What counts once is the same thing in both: the link of one mail, one comment, one post.
      await visit.open(control.tabs ? own : undefined);
      await Promise.all([visit.press(), other.press()]);
      await visit.settle();
      await other.whenQuiet();
      expect(visit.effects()).toBe(control.tabs ?? 2);
      await other.page.close();
      await page.unrouteAll();
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
      );
      await page.goto(`${site.url}/demo-pages/plain.html`);
      await page.evaluate(() => history.back()).catch(() => {});
      await page.waitForURL((url) => !url.pathname.endsWith('/plain.html'), { waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept))
        .toBe(true);
      await visit.whenQuiet();
      expect(visit.effects()).toBe(control.tabs ?? 2);
    });
  },
);
