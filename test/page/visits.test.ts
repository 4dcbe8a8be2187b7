import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readStoredAndSent } from '../../tools/stored-and-sent.mjs';
import { hurryEvents } from './support/hurry';
import { serveSession } from './support/session-pages';
import { it, ONE_RENDERER, RENDERERS, type Site, type WatchedPage, whenStarted } from './support/site';
import { whenRested } from './support/when-rested';

const PRODUCT = '65d0000000000000000000a2';

type Counted = ReturnType<Site['demo']['events']['list']>[number];

const dataOf = ({ fields }: Counted): Readonly<Record<string, unknown>> =>
  JSON.parse(typeof fields.data === 'string' ? fields.data : '{}');

/** What tells an event from others. */
const nameOf = (event: Counted) =>
  `${event.path.replace('/api/', '')} ${dataOf(event).pagePath ?? event.fields.pagePath ?? ''}`.trim();

/** The events that the server has counted since `from`. */
const counted = ({ demo }: Site, from: number) => demo.events.list().slice(from).map(nameOf);

/** The events that the server has counted for one site. */
const countedFor = ({ demo }: Site, id: string) => {
  const isOfSite = (event: Counted) => {
    const { websiteId, campaign, commonData } = event.fields as Readonly<Record<string, unknown>>;
    const { context_website_identifier } = (commonData ?? {}) as Readonly<Record<string, unknown>>;
    return [websiteId, campaign, context_website_identifier, dataOf(event).websiteId].includes(id);
  };
  return demo.events.list().filter(isOfSite).map(nameOf).sort();
};

/** Browses, searches, subscribes, fills the cart and leaves. */
async function visit(site: Site, page: Page, id: string, isCounted: boolean): Promise<void> {
  const open = async (path: string) => {
    await page.goto(site.url + path);
    await whenStarted(page);
    await whenRested(page, { isCounted });
  };
  await page.request.get(`${site.url}/demo-pages/plain.html`);
  await open(`/session/home?campaign=${id}`);
  await page.locator('.sqs-block-button-element').click();
  await page.waitForURL('**/session/post');
  await whenRested(page, { isCounted });
  await open('/search?q=fern');
  await open('/session/form');
  await page.locator('[name=email]').fill('session@otterbrook.example');
  await page.keyboard.press('Enter');
  await page.locator('.form-submission-text').waitFor({ state: 'visible' });
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
  'census/button-click /session/home',
  'census/button-render /session/home',
  'census/form-render /session/form',
  'events/RecordEvent /session/form',
  'track/Track',
  'v1/events',
].sort();

const YES = { performance: true, marketing: true };
const NO = { performance: false, marketing: true };

interface Row {
  readonly name: string;
  readonly cookieSettings?: object;
  readonly choice?: typeof YES;
  /** What the server has counted. */
  readonly events: readonly string[];
  readonly isRecognised?: true;
}

/** One for each outcome; who else is counted: test/unit/features/statistics/who-is-counted.test.ts. */
const TABLE: readonly Row[] = [
  { name: 'a yes', choice: YES, events: EVENTS, isRecognised: true },
  { name: 'a no', choice: NO, events: [] },
  {
    name: 'restricted visitor data',
    cookieSettings: { isVisitorDataRestricted: true },
    events: EVENTS.filter((event) => event !== 'track/Track'),
  },
];
/** What is drawn is the same in all of them, so one renderer is enough for the others. */
const CASES = TABLE.flatMap((row, index) =>
  (index ? ONE_RENDERER : RENDERERS).map((renderer) => ({ ...row, renderer, id: `w${index}${renderer}` })),
);
type Case = (typeof CASES)[number];

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

/** Minutes that Chromium keeps a cookie at most: 400 days. */
const BROWSER_MAX = 400 * 24 * 60;

/** Minutes that the documentation says; undefined without an end. */
function documentedMinutes(life: string): number | undefined {
  const [, count, unit] = /^(\d+) (minutes|days)$/.exec(life) ?? [];
  return count && unit ? Number(count) * (unit === 'days' ? 24 * 60 : 1) : undefined;
}

const matches = (documented: string, name: string) =>
  documented.endsWith('…') ? name.startsWith(documented.slice(0, -1)) : name === documented;

/** What a session has led to. */
interface Outcome {
  /** Calls to the server, as the browser has made them. */
  readonly calls: readonly string[];
  readonly kept: Awaited<ReturnType<typeof readKept>>;
  readonly errors: readonly string[];
}

async function runSession(site: Site, row: Case): Promise<Outcome> {
  const { cookieSettings, choice, events, renderer, id } = row;
  const { page, errors } = await site.newPage();
  const context = page.context();
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  const website = { id, identifier: id, language: 'en-GB' };
  await serveSession(context, renderer, { website, ...(cookieSettings && { cookieSettings }) });
  if (choice)
    await context.addCookies(
      Object.entries(choice).map(([category, answer]) => ({
        name: `ss_${category}CookiesAllowed`,
        value: `${answer}`,
        url: site.url,
      })),
    );
  await visit(site, page, id, events.length > 0);
  const made = [...calls];
  return { calls: made, kept: await readKept(page, site.url), errors };
}

describe('a session', () => {
  const outcomes = new Map<string, Outcome>();
  // All at once: most of their time is waiting. Those of the other renderer are not always asked for.
  it.beforeAll(async ({ site }) => {
    const first = CASES.filter(({ renderer }) => renderer === ONE_RENDERER[0]);
    await Promise.all(first.map(async (row) => outcomes.set(row.id, await runSession(site, row))));
  });

  it.for(CASES)('with $name gives exactly these calls under $renderer', async (row, { site }) => {
    const { events, isRecognised, id } = row;
    const { calls, kept, errors } = outcomes.get(id) ?? (await runSession(site, row));
    expect(errors).toEqual([]);
    await expect.poll(() => countedFor(site, id)).toEqual(events);
    // What the visitor has asked for is done, whatever they have said about cookies.
    expect(calls).toContain('POST /api/form/SaveFormSubmission');
    expect(calls).toContain('POST /api/commerce/shopping-cart/entries');

    const { stored, sent } = await readStoredAndSent();
    const patterns = sent.map(
      ({ call }) => new RegExp(`^${call.replaceAll('.', '\\.').replaceAll('…', '.+')}$`),
    );
    const undocumented = calls.filter((call) => !patterns.some((pattern) => pattern.test(call)));
    expect(undocumented, 'calls that docs/stored-and-sent.md does not name').toEqual([]);

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
      else expect(Math.abs(minutes - Math.min(documented, BROWSER_MAX)), name).toBeLessThan(2);
    }
    // The last event stays where the page had gone before its answer came.
    const counting = stored.filter(
      ({ category, name }) => category === 'performance' && name !== 'inlay_event_…',
    );
    const found = counting.filter((one) =>
      own.some(({ place, name }) => place === one.place && matches(one.name, name)),
    );
    expect(found).toEqual(isRecognised ? counting : []);
    if (!events[0]) expect(own.filter(({ name }) => name.startsWith('inlay_event_'))).toEqual([]);
  });
});

describe('consent', () => {
  // What everybody meets first where the law asks for consent.
  const openRestrictive = async (site: Site) => {
    const watched = await site.newPage();
    await hurryEvents(watched.page);
    const cookieSettings = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };
    await serveSession(watched.page.context(), 'preact', { cookieSettings });
    await watched.page.goto(`${site.url}/session/home`);
    await whenStarted(watched.page);
    await whenRested(watched.page, { isCounted: false });
    return watched.page;
  };
  const choose = (page: Page, choice: typeof YES) =>
    page.evaluate((answers) => inlayApi().consent.choose(answers), choice);

  it('sends waiting events once on a yes, and had stored nothing before', async ({ site }) => {
    const from = site.demo.events.list().length;
    const page = await openRestrictive(site);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect((await page.context().cookies()).filter(({ name }) => /^ss_/i.test(name))).toEqual([]);
    expect(counted(site, from)).toEqual([]);
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
    await page.evaluate(() => inlayApi().emit('event:record', { to: 'overlay', data: { action: 7 } }));
    await choose(page, NO);
    await choose(page, YES);
    await page.evaluate(() => inlayApi().emit('event:record', { to: 'overlay', data: { action: 9 } }));
    await expect.poll(() => counted(site, from).filter((event) => event.includes('overlay'))).toHaveLength(1);
    // The visit itself counts from the yes.
    await expect
      .poll(() => counted(site, from).filter((event) => event.includes('RecordHit')))
      .toHaveLength(1);
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
    await hurryEvents(watched.page);
    await serveSession(watched.page.context(), 'preact');
    return watched;
  };
  const record = (page: Page, count: number) =>
    page.evaluate((times) => {
      const data = { action: 'test', object_type: 'queue' };
      for (let left = times; left > 0; left--) inlayApi().emit('event:record', { to: 'event', data });
    }, count);

  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await open(site);
    await opened.page.goto(`${site.url}/session/home`);
    await whenRested(opened.page);
  });

  it('reports a wrong request of a script', async ({ site }) => {
    const { page, warnings } = opened;
    const from = site.demo.events.list().length;
    await page.evaluate(() => {
      const { emit } = inlayApi() as unknown as { emit: (name: string, payload?: unknown) => void };
      for (const payload of [undefined, {}, { to: 'constructor', data: {} }, { to: 'event', data: 'x' }])
        emit('event:record', payload);
      const customData: Record<string, unknown> = {};
      customData.itself = customData;
      emit('event:record', { to: 'event', data: { action: 'test', object_type: 'queue', customData } });
      emit('event:record', { to: 'event', data: { action: 'test', object_type: 'queue', object_id: 7 } });
    });
    await expect.poll(() => counted(site, from)).toContain('v1/events');
    expect(warnings.filter((warning) => warning.includes('Nothing is recorded'))).toHaveLength(4);
    expect(
      warnings.filter((warning) => warning.includes('`object_id` is not a string or null')),
    ).toHaveLength(1);
    expect(warnings.filter((warning) => warning.includes('circular'))).toHaveLength(1);
    expect(site.demo.events.list().at(-1)?.fields).not.toHaveProperty('commonData.object_id');
  });

  it('sends 20 events one by one, and a click does not wait', async ({ site }) => {
    const { page } = opened;
    const received = site.demo.received.length;
    const events = () => site.demo.received.slice(received).filter(({ path }) => path === '/api/v1/events');
    await record(page, 20);
    await expect.poll(() => events().length).toBe(20);
    expect(Object.keys(JSON.parse(events()[0]?.body ?? ''))).toEqual([
      'analyticsId',
      'commonData',
      'customData',
      'customSchemaName',
    ]);

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
      while (!names.includes('fetch')) await new Promise((resolve) => setTimeout(resolve));
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
    await whenRested(page);
    await record(page, 1);
    await expect.poll(() => asked.some((url) => url.endsWith('/api/v1/events'))).toBe(true);
    // The browser itself says that they were blocked.
    expect(watched.errors.filter((error) => !error.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
    expect(watched.warnings).toEqual([]);
  });
});
