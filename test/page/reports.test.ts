import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { editAnswers } from './support/edit-answers';
import { ONE_RENDERER, openDemo, type Site, undrawn, whenReady } from './support/site';
import { whenRested } from './support/when-rested';

const ERRORS = '/api/events/RecordJavascriptErrors';
const LOG = '/api/events/Trace';
const SETTINGS = '/api/1/performance/settings';
const RECORDS = '/api/1/performance/records';

const ASKING = '"isCookieBannerEnabled":true,"isRestrictiveCookiePolicyEnabled":true';

/** The calls of a page to one path, from now on. */
function watchCalls(site: Site) {
  const from = site.demo.received.length;
  return (path: string) => site.demo.received.slice(from).filter((call) => call.path === path);
}

/** Opens the page as `edit` makes it; the code of galleries does not come, so a call for one throws in Inlay's own code. */
async function openEdited(site: Site, edit: (html: string) => string = (html) => html) {
  const watched = await site.newPage();
  await editAnswers(watched.page, '**/owner.html*', edit);
  await watched.page.route('**/create-gallery-*', (route) => route.abort());
  await openDemo(site, watched, 'owner.html', 'preact');
  await whenRested(watched.page, { isCounted: false });
  return watched;
}

/** An error of Inlay's own that is not caught, and one of the page. */
const throwBoth = (page: Page) =>
  page.evaluate(async () => {
    setTimeout(() => {
      throw new Error('The theme’s own');
    });
    const gallery = inlayApi().gallery(document.body, {});
    await gallery.catch(() => {});
    // Another rejection that is not handled.
    gallery.then(() => {});
  });

/** As when the visitor turns to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

// How many: report-queue.test.ts.
describe.each(ONE_RENDERER)('reports of errors, whatever the renderer (%s)', () => {
  undrawn('have the errors of Inlay’s own code, and the log has faults of the data', async ({ site }) => {
    const calls = watchCalls(site);
    const { page } = await openEdited(site, (html) => html.replace('"pageType":2', '"pageType":"two"'));
    await throwBoth(page);
    await expect.poll(() => calls(ERRORS).length).toBe(1);
    const [report, more] = JSON.parse(calls(ERRORS)[0]?.body ?? '');
    expect(more).toBeUndefined();
    expect(report).toEqual({
      eventName: 'javascript-error',
      timestamp: expect.any(Number),
      data: {
        message: expect.stringContaining('create-gallery'),
        stack: expect.stringContaining('/dist/preact/'),
        app: 'inlay',
        pageUrl: `${site.url}/demo-pages/owner.html`,
        userAgent: expect.stringContaining('Mozilla'),
        websiteId: 'c099a42a5555825cdb50df0c',
        templateId: '3226ecbe650213a49cd03ae6',
      },
    });
    expect(calls(LOG)).toEqual([]);
    await hide(page);
    await expect.poll(() => calls(LOG).length).toBe(1);
    const log = JSON.parse(new URLSearchParams(calls(LOG)[0]?.body).get('data') ?? '');
    expect(log).toContainEqual({
      pageUrl: `${site.url}/demo-pages/owner.html`,
      type: 'fault',
      data: { unit: 'site (context)', message: 'pageType is not of type number' },
    });
  });
});

// Where nothing is sent: page-speed.mount.test.ts.
describe.each(ONE_RENDERER)('page speed, whatever the renderer (%s)', () => {
  undrawn(
    'is sent 30 s after load for blocks and 60 s after it for the page, each figure once',
    async ({ site }) => {
      const calls = watchCalls(site);
      const { page, warnings } = await site.newPage();
      await page.clock.install();
      await page.goto(`${site.url}/demo-pages/images.html?renderer=preact`);
      await whenReady(page);
      await expect.poll(() => calls(SETTINGS).length).toBe(1);
      const inspected = await page.evaluate(() =>
        inlayApi()
          .inspect()
          .flatMap(({ block, mountedAt }) => (block === 'image' && mountedAt ? [mountedAt] : [])),
      );
      const records = () =>
        calls(RECORDS).map(({ body }) => body.split('\n').map((line) => new URLSearchParams(line)));
      // Nothing is sent before the page has read the answer.
      const after31s = async () => {
        await page.clock.fastForward(31_000);
        return records().length;
      };
      await expect.poll(after31s).toBeGreaterThan(0);
      const [timings = []] = records();
      expect(new Set(timings.map((record) => record.get('t')))).toEqual(new Set(['user-timing']));
      const image = timings.find((record) => record.get('n') === 'image');
      expect(Number(image?.get('v'))).toBe(Math.round(Math.min(...inspected)));
      expect(image?.get('id')).toMatch(/^[\da-f-]{36}$/);
      await expect.poll(after31s).toBe(2);
      const speed = records()[1] ?? [];
      expect(speed.map((record) => record.get('n'))).toEqual(expect.arrayContaining(['FCP', 'LCP', 'CLS']));
      await hide(page);
      expect(records().flat().length).toBe(new Set(records().flat().map(String)).size);
      expect(warnings).toEqual([]);
    },
  );
});

describe.each(ONE_RENDERER)('where the visitor is asked (%s)', () => {
  undrawn.for([
    ['a yes', true],
    ['a no', false],
  ] as const)(
    'nothing is sent before the answer; what waits goes once on a yes, never on a no: %s',
    async ([, isYes], { site }) => {
      const calls = watchCalls(site);
      const { page } = await openEdited(site, (html) =>
        html.replace('"isCookieBannerEnabled":false,"isRestrictiveCookiePolicyEnabled":false', ASKING),
      );
      await throwBoth(page);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/error-reports-')),
      );
      await hide(page);
      const sent = () => [ERRORS, LOG, SETTINGS, RECORDS].map((path) => calls(path).length);
      expect(sent()).toEqual([0, 0, 0, 0]);
      expect(await page.evaluate(() => document.cookie)).not.toContain('ss_');
      await page.evaluate(
        (answer) => inlayApi().consent.choose({ performance: answer, marketing: answer }),
        isYes,
      );
      if (isYes) {
        await expect.poll(() => sent().slice(0, 3)).toEqual([1, 0, 1]);
        return;
      }
      await page.waitForFunction(() => document.cookie.includes('ss_performanceCookiesAllowed=false'));
      await hide(page);
      expect(sent()).toEqual([0, 0, 0, 0]);
    },
  );
});
