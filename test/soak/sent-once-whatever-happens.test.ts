import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findChromium } from '../../tools/ensure.mjs';
import { SENDING_CONTROLS, type SendingControl } from '../page/support/sending-controls';
import { it, pageTest, RENDERERS, type Renderer, type Site, whenReady } from '../page/support/site';

// The others are started without the back/forward cache, and the headless shell has none.
const executablePath = findChromium({ env: { ...process.env, CHROMIUM: '' } });
const inCachingBrowser = pageTest({
  ownBrowser: {
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** ms without a call and without a busy control, after which a page is done. */
const QUIET_MS = 100;
/** ms after which a press makes no call any more. */
const CALL_MS = 1500;
/** ms. What has not been sent by then is missing. */
const SENT_MS = 5000;

/** Resolves when a page waits for no call, and none of its controls is busy, for a while. */
function watchCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    last = performance.now();
  };
  // Not beacons: nobody waits for their answers.
  page.on('request', (request) => request.resourceType() === 'fetch' && underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // The answers to what it has asked for are nobody's any more.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && underWay.clear());
  const isBusy = () => page.locator('[aria-busy=true],.submitting').count();
  const isQuiet = async () => {
    if ((await isBusy()) || underWay.size) last = performance.now();
    return performance.now() - last >= QUIET_MS;
  };
  return () => {
    // What has just been pressed may be about to call.
    last = performance.now();
    return expect.poll(isQuiet, { interval: 20, message: `${page.url()} calls no more` }).toBe(true);
  };
}

function createMoment() {
  let come = () => {};
  const whenCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { whenCome, come };
}

interface VisitOptions {
  readonly control: SendingControl;
  readonly renderer: Renderer;
}

let serial = 0;

/** A visitor in one tab who has one control before them; counts what the server has got of their presses. */
function createVisit(site: Site, page: Page, { control, renderer }: VisitOptions) {
  const button = () => page.locator(control.control).filter({ visible: true }).first();
  const whenQuiet = watchCalls(page);
  let before = 0;
  let isOpen = false;
  /** Loads the page once: blocks that start again know as little of the visitor, and take a tenth of the time. */
  async function start(path: string) {
    const address = `${site.url}/demo-pages/${path}${path.includes('?') ? '&' : '?'}renderer=${renderer}`;
    if (isOpen && !control.isRemembered) {
      await page.evaluate(async (url) => {
        inlayApi().destroy();
        history.replaceState(null, '', url);
        await inlayApi().init();
      }, address);
    } else await page.goto(address);
    await whenReady(page);
    isOpen = true;
  }
  return {
    page,
    button,
    whenQuiet,
    effects: () => site.demo.effects.slice(before).filter((effect) => effect === control.effect).length,
    async open(own = ++serial) {
      await start(control.path(own));
      // The page stays, wherever a purchase leads.
      if (control.leaves) await page.route(control.leaves, (route) => route.fulfill({ status: 204 }));
      await control.prepare?.(page, own);
      // The code that a form loads when it is entered.
      if (control.field) await page.locator(control.field).first().focus();
      await whenQuiet();
      before = site.demo.effects.length;
    },
    press: () => button().click(),
    /** As often as somebody presses who sees nothing happen; also what is disabled. */
    pressInOneTask: (times: number) =>
      button().evaluate((element: HTMLElement, count) => {
        for (let left = count; left > 0; left--) element.click();
      }, times),
    /** Presses again where the outcome has neither taken the control away nor told the visitor that it is done. */
    async pressAgain() {
      await whenQuiet();
      if (!(await button().isVisible())) return;
      const { isDone } = control;
      if (isDone && (await button().evaluate((element, done) => element.matches(done), isDone))) return;
      const isCall = (request: Request) => request.resourceType() === 'fetch';
      // It may be about to call for some time: what is awaited here is counted.
      const called = page.waitForRequest(isCall, { timeout: CALL_MS }).catch(() => undefined);
      await button().click();
      await called;
    },
    enter: () => (control.field ? page.locator(control.field).first() : button()).press('Enter'),
    /** Waits for the first effect, and until no other can come. */
    async settle() {
      const end = performance.now() + SENT_MS;
      while (!this.effects() && performance.now() < end) await page.waitForTimeout(10);
      await whenQuiet();
    },
    /** What becomes of the next calls. `reached` resolves with the first one. */
    async strike(outcome: 'lost' | 'lost and unread' | 'cut' | 'held') {
      const released = createMoment();
      const reached = createMoment();
      const isReading = (url: URL) => url.pathname.startsWith('/api/');
      if (outcome === 'lost and unread')
        await page.route(isReading, (route) =>
          route.request().method() === 'GET' ? route.abort() : route.fallback(),
        );
      await page.route(control.call, async (route) => {
        if (route.request().method() === 'GET') return route.fallback();
        const response = outcome.startsWith('lost') ? await route.fetch() : undefined;
        // A crumb of a visit before: it is not stored yet.
        if (response && !response.ok()) return route.fulfill({ response });
        reached.come();
        if (outcome !== 'held') return route.abort();
        await released.whenCome;
        await route.continue();
      });
      return {
        reached: reached.whenCome,
        release: released.come,
        async heal() {
          await page.unroute(control.call);
          await page.unroute(isReading);
        },
      };
    },
    /** Takes back what the page and the browser know of the visitor. */
    async forget() {
      await page.unrouteAll();
      await page.context().clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    },
  };
}

type Visit = ReturnType<typeof createVisit>;

/** Fails, says so, and is pressed again. */
const failOnce = (outcome: 'lost' | 'lost and unread' | 'cut') => async (visit: Visit) => {
  const { reached, heal } = await visit.strike(outcome);
  await visit.press();
  await reached;
  await visit.whenQuiet();
  await heal();
  await visit.pressAgain();
};

const SITUATIONS: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  'double press': (visit) => visit.button().dblclick(),
  'two clicks in one task': (visit) => visit.pressInOneTask(2),
  async 'Enter and click'(visit) {
    const { reached, release, heal } = await visit.strike('held');
    await visit.enter();
    await reached;
    await visit.pressInOneTask(1);
    release();
    await visit.whenQuiet();
    await heal();
  },
  'lost after it was stored': failOnce('lost'),
  'lost after it was stored, and nothing can be read until it is pressed again': failOnce('lost and unread'),
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
    await visit.whenQuiet();
    await heal();
  },
  'destroyed in the next task, and started again': (visit) =>
    visit.button().evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
      inlayApi().destroy();
      await inlayApi().init();
    }),
};

describe.each(RENDERERS)('what is sent once, whatever happens, under %s', (renderer) => {
  it.for(SENDING_CONTROLS)('$name', async (control, { site }) => {
    const counts: Record<string, number> = {};
    const { page } = await site.newPage();
    const visit = createVisit(site, page, { control, renderer });
    for (const [name, run] of Object.entries(SITUATIONS)) {
      await visit.open();
      await run(visit);
      await visit.settle();
      counts[name] = visit.effects();
      await visit.forget();
    }
    const once = Object.fromEntries(Object.keys(SITUATIONS).map((name) => [name, 1]));
    expect(counts).toEqual(once);
  });
});

describe.skipIf(!executablePath).each(RENDERERS)(
  'what is sent once, in two tabs and out of the back/forward cache, under %s',
  (renderer) => {
    inCachingBrowser.for(SENDING_CONTROLS)('$name', async (control, { site }) => {
      const { page } = await site.newPage();
      const other = createVisit(site, await page.context().newPage(), { control, renderer });
      const visit = createVisit(site, page, { control, renderer });
      await other.open();
      // What counts once is the same thing in both: the link of one mail, one comment, one post.
      await visit.open(control.tabs ? serial : undefined);
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
