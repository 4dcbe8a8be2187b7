import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { SendingControl } from '../../page/support/sending-controls';
import { type Renderer, type Site, whenReady } from '../../page/support/site';

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
export function createVisit(site: Site, page: Page, { control, renderer }: VisitOptions) {
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
    /** @returns what makes what it sends unlike what other visits send */
    async open(own = ++serial) {
      await start(control.path(own));
      // The page stays, wherever a purchase leads.
      if (control.leaves) await page.route(control.leaves, (route) => route.fulfill({ status: 204 }));
      await control.prepare?.(page, own);
      // The code that a form loads when it is entered.
      if (control.field) await page.locator(control.field).first().focus();
      await whenQuiet();
      before = site.demo.effects.length;
      return own;
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

export type Visit = ReturnType<typeof createVisit>;
