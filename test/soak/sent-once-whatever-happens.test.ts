import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findChromium } from '../../tools/ensure.mjs';
import { SENDING_CONTROLS, type SendingControl } from '../page/support/sending-controls';
import { pageTest, RENDERERS, type Renderer, type Site, whenReady } from '../page/support/site';

// The others are started without the back/forward cache, and the headless shell has none.
const executablePath = findChromium({ env: { ...process.env, CHROMIUM: '' } });
const it = pageTest({
  ownBrowser: {
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

let serial = 0;

/** One visitor and one control; counts what the server has got of the presses. */
function createVisit(
  site: Site,
  page: Page,
  { control, renderer }: { control: SendingControl; renderer: Renderer },
) {
  const button = (on = page) => on.locator(control.control).first();
  const pressable = (on = page) =>
    on.locator(control.control).and(on.locator(':not([aria-disabled=true])')).first();
  const own = ++serial;
  let before = 0;
  const visit = {
    page,
    button,
    effects: () => site.demo.effects.slice(before).filter((effect) => effect === control.effect).length,
    async open(on = page) {
      await on.goto(
        `${site.url}/demo-pages/${control.path(own)}${control.path(own).includes('?') ? '&' : '?'}renderer=${renderer}`,
      );
      await whenReady(on);
      // The page stays, wherever a purchase leads.
      await on.route(/\/(?:checkout|commerce\/goto-checkout)/, (route) => route.fulfill({ status: 204 }));
      await button(on).scrollIntoViewIfNeeded();
      await control.prepare?.(on, own);
      // The code that a form loads when it is entered.
      if (control.field) await on.locator(control.field).first().focus();
      before = site.demo.effects.length;
    },
    press: (on = page) => button(on).click(),
    /** Presses again where a visitor still can: an outcome may have taken the control away. */
    async pressAgain() {
      if (await pressable().isVisible()) await visit.press();
    },
    enter: () =>
      page
        .locator(control.field ?? control.control)
        .first()
        .press('Enter'),
    /** What becomes of the next calls; resolves with the first one. */
    async strike(outcome: 'lost' | 'cut' | 'held') {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const reached = new Promise<void>((resolve) => {
        void page.route(control.call, async (route) => {
          if (route.request().method() === 'GET') return route.continue();
          if (outcome === 'lost') await route.fetch();
          resolve();
          if (outcome !== 'held') return route.abort();
          await released;
          await route.continue().catch(() => {});
        });
      });
      return { reached, release, heal: () => page.unroute(control.call) };
    },
    /** Resolves when the page makes no call any more, and none is about to be made. */
    async settle() {
      await page.waitForLoadState('networkidle').catch(() => {});
      await expect.poll(visit.effects).toBeGreaterThan(0);
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true],.submitting'));
    },
  };
  return visit;
}

type Visit = ReturnType<typeof createVisit>;

/** Fails once, says so, and is pressed again. */
const failOnce = (outcome: 'lost' | 'cut') => async (visit: Visit) => {
  const { reached, heal } = await visit.strike(outcome);
  await visit.press();
  await reached;
  // A form repeats its call by itself.
  await visit.page.waitForFunction(() => !document.querySelector('form.submitting,form[aria-busy=true]'));
  await heal();
  await expect.poll(async () => (await visit.button().isVisible()) && visit.button().isEnabled()).toBe(true);
  await visit.pressAgain();
};

const SITUATIONS: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  'double press': (visit) => visit.button().dblclick(),
  'two clicks in one task': (visit) =>
    visit.button().evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    }),
  async 'Enter and click'(visit) {
    const { reached, release, heal } = await visit.strike('held');
    await visit.enter();
    await reached;
    await visit.pressAgain();
    release();
    await heal();
  },
  'lost after it was stored': failOnce('lost'),
  cut: failOnce('cut'),
  async 'offline, then online'(visit) {
    const context = visit.page.context();
    await context.setOffline(true);
    const failed = visit.page.waitForEvent('requestfailed', (request) => request.url().includes('/api/'));
    await visit.press();
    await failed;
    await context.setOffline(false);
    await visit.page.waitForFunction(() => navigator.onLine);
    await visit.pressAgain();
  },
  async 'pending, then destroyed'(visit) {
    const { reached, release, heal } = await visit.strike('held');
    await visit.press();
    await reached;
    await visit.page.evaluate(() => inlayApi().destroy());
    release();
    await heal();
  },
  'destroyed in the next task': (visit) =>
    visit.button().evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
      inlayApi().destroy();
    }),
};

describe.skipIf(!executablePath).each(RENDERERS)(
  'what is sent once, whatever happens, under %s',
  (renderer) => {
    it.for(SENDING_CONTROLS)('$name', async (control, { site }) => {
      const counts: Record<string, number> = {};
      const expected: Record<string, number> = {};
      const { page } = await site.newPage();
      for (const [name, run] of Object.entries(SITUATIONS)) {
        await page.context().clearCookies();
        const visit = createVisit(site, page, { control, renderer });
        await visit.open();
        await run(visit);
        await visit.settle().catch(() => {});
        counts[name] = visit.effects();
        expected[name] = 1;
        await page.unrouteAll();
        // What the visitor has liked.
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
      expect(counts).toEqual(expected);
    });

    it.for(SENDING_CONTROLS)(
      '$name, in two tabs and out of the back/forward cache',
      async (control, { site }) => {
        const { page } = await site.newPage();
        const visit = createVisit(site, page, { control, renderer });
        const other = await page.context().newPage();
        await visit.open(other);
        await visit.open();
        await Promise.all([visit.press(), visit.press(other)]);
        await visit.settle();
        await expect.poll(visit.effects).toBe(control.tabs ?? 2);
        await other.close();
        await page.unrouteAll();
        await page.evaluate(() =>
          addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
        );
        await page.goto(`${site.url}/demo-pages/plain.html`);
        await page.evaluate(() => history.back()).catch(() => {});
        await page.waitForURL((url) => !url.pathname.endsWith('/plain.html'), { waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(() => 'wasKept' in window)).toBe(true);
        await whenReady(page);
        expect(visit.effects()).toBe(control.tabs ?? 2);
      },
    );
  },
);
