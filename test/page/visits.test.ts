import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readStoredAndSent } from '../../tools/stored-and-sent.mjs';
import { serveSession } from './support/session-pages';
import { it, ONE_RENDERER, RENDERERS, type Site, whenStarted } from './support/site';

const PRODUCT = '65d0000000000000000000a2';

/** The events that the server has counted since `from`, each with what tells it from others. */
const counted = ({ demo }: Site, from: number) =>
  demo.events
    .list()
    .slice(from)
    .map(({ path, fields }) => {
      const hit: unknown = JSON.parse(typeof fields.data === 'string' ? fields.data : '{}');
      const { pagePath = '' } = hit as { pagePath?: string };
      return `${path.replace('/api/', '')} ${pagePath || fields.pagePath || ''}`.trim();
    });

/** Waits until the visits of a page are being counted, or would be. */
const whenLate = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/chunks\/visits-/.test(name)),
  );

/** Browses, searches, subscribes, fills the cart and leaves. */
async function visit(site: Site, page: Page): Promise<void> {
  const open = async (path: string) => {
    await page.goto(site.url + path);
    await whenStarted(page);
    await whenLate(page);
  };
  await page.request.get(`${site.url}/demo-pages/plain.html`);
  await open('/session/home?campaign=spring');
  await page.locator('.sqs-block-button-element').click();
  await page.waitForURL('**/session/post');
  await whenLate(page);
  await open('/search?q=fern');
  await open('/session/form');
  await page.locator('[name=email]').fill('session@otterbrook.example');
  await page.keyboard.press('Enter');
  await page.locator('.form-submission-text').waitFor({ state: 'visible' });
  await open('/session/shop');
  await page.evaluate(
    (productId) => inlayApi().emit('cart:add', { productId, productName: 'Fern' }),
    PRODUCT,
  );
  await page.waitForFunction(() => document.cookie.includes('hasCart=true'));
  await page.goto('about:blank');
}

const EVENTS = [
  'census/RecordHit /session/home',
  'census/RecordHit /session/post',
  'census/RecordHit /session/form',
  'census/RecordHit /session/shop',
  'census/button-click /session/home',
  'census/button-render /session/home',
  'census/form-render /session/form',
  'events/RecordEvent /session/form',
  'track/Track',
  'v1/events',
].sort();

const YES = { performance: true, marketing: true };
const NO = { performance: false, marketing: true };
const restrictive = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };

interface Row {
  readonly name: string;
  readonly cookieSettings?: object;
  readonly choice?: typeof YES;
  readonly hasSignal?: true;
  readonly isSwitchedOff?: true;
  /** What the server has counted. */
  readonly events: readonly string[];
  readonly isRecognised?: true;
}

const TABLE: readonly Row[] = [
  { name: 'a yes', choice: YES, events: EVENTS, isRecognised: true },
  { name: 'a site that does not ask', events: EVENTS, isRecognised: true },
  { name: 'a no', choice: NO, events: [] },
  { name: 'a restrictive policy and no answer', cookieSettings: restrictive, events: [] },
  {
    name: 'a restrictive policy and a yes',
    cookieSettings: restrictive,
    choice: YES,
    events: EVENTS,
    isRecognised: true,
  },
  {
    name: 'an absolute policy and a yes',
    cookieSettings: { ...restrictive, isRestrictiveCookiePolicyAbsolute: true },
    choice: YES,
    events: [],
  },
  { name: 'Global Privacy Control and Do Not Track', hasSignal: true, events: EVENTS, isRecognised: true },
  {
    name: 'restricted visitor data',
    cookieSettings: { isVisitorDataRestricted: true },
    events: EVENTS.filter((event) => event !== 'track/Track'),
  },
  { name: 'the census switched off', isSwitchedOff: true, events: [] },
];
/** What is drawn is the same in all of them, so one renderer is enough for the others. */
const CASES = TABLE.flatMap((row, index) =>
  (index ? ONE_RENDERER : RENDERERS).map((renderer) => ({ ...row, renderer })),
);

/** What a browser has kept: cookies with their days, and keys of both storages. */
async function readKept(page: Page, url: string) {
  const now = Date.now() / 1000;
  const cookies = (await page.context().cookies(url)).map(({ name, expires }) => ({
    place: 'cookie',
    name,
    minutes: expires < 0 ? undefined : Math.round((expires - now) / 60),
  }));
  await page.goto(`${url}/api/1/performance/settings`);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => ({ place: 'browser storage', name, minutes: undefined })),
    ...Object.keys(sessionStorage).map((name) => ({ place: 'tab storage', name, minutes: undefined })),
  ]);
  return [...cookies, ...stored];
}

/** Minutes that the documentation says; undefined without an end. */
function documentedMinutes(life: string): number | undefined {
  const [, count, unit] = /^(\d+) (minutes|days)$/.exec(life) ?? [];
  return count && unit ? Number(count) * (unit === 'days' ? 24 * 60 : 1) : undefined;
}

const matches = (documented: string, name: string) =>
  documented.endsWith('…') ? name.startsWith(documented.slice(0, -1)) : name === documented;

describe('a session', () => {
  it.for(CASES)('with $name gives exactly these calls under $renderer', async (row, { site }) => {
    const from = site.demo.events.list().length;
    const received = site.demo.received.length;
    const watched = await site.newPage();
    const { page } = watched;
    const context = page.context();
    const { cookieSettings, choice, hasSignal, isSwitchedOff, events, isRecognised } = row;
    await serveSession(context, row.renderer, cookieSettings && { cookieSettings });
    if (choice)
      await context.addCookies(
        Object.entries(choice).map(([category, answer]) => ({
          name: `ss_${category}CookiesAllowed`,
          value: `${answer}`,
          url: site.url,
        })),
      );
    if (hasSignal)
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
        Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
      });
    if (isSwitchedOff)
      await page.addInitScript(() => {
        Object.assign(window, { __WE_ARE_SQUARESPACE_DISABLING_CENSUS__: true });
      });
    await visit(site, page);
    await expect.poll(() => counted(site, from).sort()).toEqual(events);
    // What the visitor has asked for is done, whatever they have said about cookies.
    const paths = site.demo.received.slice(received).map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain('POST /api/form/SaveFormSubmission');
    expect(paths).toContain('POST /api/commerce/shopping-cart/entries');

    const { stored, sent } = await readStoredAndSent();
    const undocumented = paths.filter((call) => {
      const [method, path] = call.split(' ');
      return !sent.some((known) => {
        const pattern = known.call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.+');
        return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
      });
    });
    expect(undocumented, 'calls that docs/stored-and-sent.md does not name').toEqual([]);

    const kept = await readKept(page, site.url);
    // What the server of the shop has set.
    const own = kept.filter(({ name }) => !/^(?:CART|hasCart|demo_\w+)$/.test(name));
    for (const { place, name, minutes } of own) {
      const known = stored.find((one) => one.place === place && matches(one.name, name));
      expect(known, `${place} ${name} is in docs/stored-and-sent.md`).toBeDefined();
      // The choice was made by the test.
      if (/CookiesAllowed$/.test(name)) continue;
      const documented = documentedMinutes(known?.life ?? '');
      if (minutes === undefined || documented === undefined)
        expect([name, minutes]).toEqual([name, place === 'cookie' ? documented : undefined]);
      else expect(Math.abs(minutes - documented), name).toBeLessThan(2);
    }
    const names = (category: string) =>
      stored
        .filter(
          (one) =>
            one.category === category &&
            own.some(({ place, name }) => place === one.place && matches(one.name, name)),
        )
        .map(({ name }) => name);
    const expected = stored.filter(
      // Nothing waits any more.
      ({ category, name }) => isRecognised && category === 'performance' && name !== 'inlay_event_…',
    );
    expect(names('performance')).toEqual(expected.map(({ name }) => name));
    expect(watched.errors).toEqual([]);
  });
});

describe('consent', () => {
  const openRestrictive = async (site: Site) => {
    const watched = await site.newPage();
    await serveSession(watched.page.context(), 'preact', { cookieSettings: restrictive });
    await watched.page.goto(`${site.url}/session/home`);
    await whenStarted(watched.page);
    await whenLate(watched.page);
    return watched.page;
  };
  const choose = (page: Page, choice: typeof YES) =>
    page.evaluate((answers) => inlayApi().consent.choose(answers), choice);

  it('sends what has waited once on a yes, and nothing had been stored', async ({ site }) => {
    const from = site.demo.events.list().length;
    const page = await openRestrictive(site);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await choose(page, YES);
    await expect
      .poll(() => counted(site, from).sort())
      .toEqual(['census/RecordHit /session/home', 'census/button-render /session/home', 'track/Track']);
    // Once: a later yes finds nothing to send.
    await choose(page, NO);
    await choose(page, YES);
    await page.goto('about:blank');
    expect(counted(site, from).filter((event) => event.includes('RecordHit'))).toHaveLength(1);
  });

  it('drops what has waited on a no; a later no removes what was stored', async ({ site }) => {
    const from = site.demo.events.list().length;
    const page = await openRestrictive(site);
    await choose(page, NO);
    await choose(page, YES);
    await page.evaluate(() => inlayApi().emit('event:record', { to: 'overlay', data: { action: 9 } }));
    await expect.poll(() => counted(site, from).filter((event) => event.includes('overlay'))).toHaveLength(1);
    expect(counted(site, from).filter((event) => event.includes('RecordHit'))).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toMatch(
      /SS_ANALYTICS_ID=.*ss_cvr=|ss_cvr=.*SS_ANALYTICS_ID=/,
    );
    await page.context().setOffline(true);
    await page.evaluate(() => inlayApi().emit('event:record', { to: 'overlay', data: { action: 8 } }));
    await choose(page, NO);
    await page.context().setOffline(false);
    const kept = () =>
      page.evaluate(() => [
        document.cookie.replace(
          /(?:^|; )(?:ss_\w+CookiesAllowed|ss_cookieAllowed|inlay_consent|crumb)=[^;]*/g,
          '',
        ),
        Object.keys(localStorage)
          .filter((name) => name !== 'inlay_consent_changed')
          .join(),
        Object.keys(sessionStorage).join(),
      ]);
    await expect.poll(kept).toEqual(['', '', '']);
    expect(counted(site, from).filter((event) => event.includes('overlay'))).toHaveLength(1);
  });
});

describe('the queue', () => {
  const open = async (site: Site) => {
    const watched = await site.newPage();
    await serveSession(watched.page.context(), 'preact');
    return watched;
  };
  const record = (page: Page, count: number) =>
    page.evaluate((times) => {
      const data = { action: 'test', object_type: 'queue' };
      for (let left = times; left > 0; left--) inlayApi().emit('event:record', { to: 'event', data });
    }, count);

  it('sends 20 events in 1 request, and a click waits for nothing', async ({ site }) => {
    const { page } = await open(site);
    await page.goto(`${site.url}/session/home`);
    await whenLate(page);
    const received = site.demo.received.length;
    const events = () => site.demo.received.slice(received).filter(({ path }) => path === '/api/v1/events');
    await record(page, 20);
    await expect.poll(() => events().length).toBe(1);
    expect(JSON.parse(events()[0]?.body ?? '')).toHaveLength(20);

    const used = await page.evaluate(async () => {
      const names: string[] = [];
      const { fetch, navigator } = window;
      window.fetch = (...request) => {
        names.push('fetch');
        return fetch(...request);
      };
      navigator.sendBeacon = () => Boolean(names.push('beacon'));
      const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      Object.defineProperty(document, 'cookie', {
        get: () => names.push('cookie') && cookie?.get?.call(document),
        set: (text) => names.push('cookie') && cookie?.set?.call(document, text),
      });
      const link = document.querySelector<HTMLElement>('.sqs-block-button-element');
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
      const inClick = [...names];
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { inClick, later: names.filter((name) => name === 'fetch') };
    });
    expect(used).toEqual({ inClick: [], later: ['fetch'] });
  });

  it('is silent behind a blocker, and gives up', async ({ site }) => {
    const watched = await open(site);
    const { page } = watched;
    const asked: string[] = [];
    await page.context().route(/\/api\/(?:v1|census|events|track)\//, (route) => {
      asked.push(route.request().url());
      return route.abort('blockedbyclient');
    });
    await page.goto(`${site.url}/session/home`);
    await whenLate(page);
    await record(page, 1);
    await expect.poll(() => asked.some((url) => url.endsWith('/api/v1/events'))).toBe(true);
    // The browser itself says that they were blocked.
    expect(watched.errors.filter((error) => !error.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
    expect(watched.warnings).toEqual([]);
  });
});
