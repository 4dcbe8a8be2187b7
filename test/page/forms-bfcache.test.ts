import { describe, expect } from 'vitest';
import { findChromium } from '../../tools/ensure.mjs';
import { pageTest, RENDERERS, type Site } from './support/site';

// The others are started without the back/forward cache, and the headless shell has none.
const executablePath = findChromium({ env: { ...process.env, CHROMIUM: '' } });
const it = pageTest({
  ownBrowser: {
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const FORM = 'form[data-form-id="64af00000000000000000003"]';
const taken = ({ demo }: Site, address: string) =>
  demo.submissions.list().filter(({ values }) => Object.values(values).includes(address)).length;

describe.skipIf(!executablePath).each(RENDERERS)(
  'a form that comes back from the back/forward cache under %s',
  (renderer) => {
    it('can be used again after it has led to another page', async ({ site }) => {
      const { page } = await site.open('newsletter.html', renderer);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
        // The site does not start a second time.
        inlayApi().on('block:mounted', () => Object.assign(window, { isMountedAnew: true }));
      });
      const send = async (address: string) => {
        await page.locator(`${FORM} [name=email]`).fill(address);
        await page.locator(`${FORM} [type=submit]`).click();
        await page.waitForURL('**/demo-pages/plain.html');
      };
      const first = `kept1.${renderer}@example.com`;
      const second = `kept2.${renderer}@example.com`;
      await send(first);
      // A page out of the cache has no load event to wait for.
      await page.evaluate(() => history.back()).catch(() => {});
      await page.waitForURL('**/newsletter.html*', { waitUntil: 'commit' });
      // Asked anew each time: what waits inside of a page does not outlast the cache.
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept))
        .toBe(true);
      expect(await page.evaluate(() => 'isMountedAnew' in window)).toBe(false);
      const button = page.locator(`${FORM} [type=submit]`);
      expect(await button.getAttribute('aria-disabled')).toBeNull();
      expect(await page.locator(`${FORM} .newsletter-form-button-label`).isVisible()).toBe(true);
      await send(second);
      expect([taken(site, first), taken(site, second)]).toEqual([1, 1]);
    });
  },
);
