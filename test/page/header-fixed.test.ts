import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { tabTo } from './support/keyboard';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { serveEdited } from './support/serve-edited';
import { servedBody } from './support/served-body';
import { bodyOf, undrawn as it, openDemo, type Site, type WatchedPage } from './support/site';
import { addStyle, startAnew } from './support/start-anew';

const PAGE = 'header-fixed.html';

const WINDOW = { width: 1280, height: 800 };

/** The page, with its HTML changed as another site's would be. */
async function openChanged(site: Site, change?: (html: string) => string) {
  const watched = await site.newPage({ viewport: WINDOW });
  await watchLayoutShift(watched.page);
  const path = change ? await serveEdited(site, PAGE, 'preact', change) : PAGE;
  await openDemo(site, watched, path, 'preact', { all: false });
  return watched;
}

async function wheelBy(page: Page, distance: number): Promise<void> {
  const wanted = (await page.evaluate(() => scrollY)) + distance;
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, distance);
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, wanted);
}
const hasShrunk = (page: Page) =>
  page.evaluate(() => document.querySelector('#header')?.classList.contains('shrink'));
/** Whether any of the header is in the window, or will be. */
const isShown = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('#header')?.style.transform === '');
const offset = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--header-fixed-top-offset'));

describe('a fixed header that scrolls back', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await openChanged(site);
  });

  it('hides on the way down, returns on the way up, and at the top is as the server sent it', async () => {
    const { page, errors, warnings } = opened;
    expect([await hasShrunk(page), await isShown(page)]).toEqual([false, true]);
    await wheelBy(page, 300);
    await expect.poll(() => isShown(page)).toBe(false);
    expect(await hasShrunk(page)).toBe(true);
    // A trembling finger.
    await wheelBy(page, -4);
    expect(await isShown(page)).toBe(false);
    await wheelBy(page, -60);
    await expect.poll(() => isShown(page)).toBe(true);
    await wheelBy(page, 60);
    await expect.poll(() => isShown(page)).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => isShown(page)).toBe(true);
    expect(await hasShrunk(page)).toBe(false);
    // It comes and goes: nothing else may rely on it.
    expect(await offset(page)).toBe('');
    expect(await readLayoutShift(page)).toBe(0);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('returns when keyboard focus enters it, and stays while focus is there', async () => {
    const { page } = opened;
    await startAnew(page);
    await wheelBy(page, 500);
    await expect.poll(() => isShown(page)).toBe(false);
    await page.locator('.skip-link').evaluate((link) => link.focus());
    await tabTo(page, page.locator('#header .header-title-logo a').first(), { limit: 3 });
    expect(await isShown(page)).toBe(true);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    expect(await isShown(page)).toBe(true);
  });

  it('does not cover the first section where the theme has left too little room', async ({
    onTestFinished,
  }) => {
    const { page } = opened;
    onTestFinished(
      await addStyle(
        page,
        'main .sections:first-child .page-section:first-child,.content-wrapper { padding-block: 0 }',
      ),
    );
    await startAnew(page);
    const gap = () =>
      page.evaluate(() => {
        const edge = (selector: string, side: 'top' | 'bottom') =>
          document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN;
        return edge('h1', 'top') - edge('#header', 'bottom');
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => inlayApi().destroy());
    expect(await gap()).toBeLessThan(0);
  });
});

describe('a fixed header that stays', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await openChanged(site, (html) => html.replace('style-scroll-back', 'style-basic'));
  });

  it('says how much of the window it covers, and shrinks below the top of the page', async () => {
    const { page } = opened;
    const height = await page.locator('#header').evaluate((header: HTMLElement) => header.offsetHeight);
    await expect.poll(() => offset(page)).toBe(`${height}px`);
    await wheelBy(page, 300);
    await expect.poll(() => hasShrunk(page)).toBe(true);
    expect(await isShown(page)).toBe(true);
    await wheelBy(page, -300);
    await expect.poll(() => hasShrunk(page)).toBe(false);
    expect(await readLayoutShift(page)).toBe(0);
    await page.evaluate(() => inlayApi().destroy());
    expect(await offset(page)).toBe('');
  });

  it('measures anew when a phone is turned, at once and at the top of the page', async ({
    onTestFinished,
  }) => {
    const { page } = opened;
    // Shrinking does not change its size, so nothing but the scroll position tells of the top.
    const style =
      '#header { box-sizing: border-box; height: 90px } @media (max-width: 700px) { #header { height: 140px } }';
    onTestFinished(await addStyle(page, `${style} .content-wrapper { padding-top: 0 }`));
    onTestFinished(() => page.setViewportSize(WINDOW));
    await startAnew(page);
    const padding = () =>
      page
        .locator('main .page-section')
        .first()
        .evaluate((section) => (section as HTMLElement).style.paddingTop);
    await expect.poll(() => offset(page)).toBe('90px');
    const wide = await padding();
    await wheelBy(page, 300);
    await expect.poll(() => hasShrunk(page)).toBe(true);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect.poll(() => offset(page)).toBe('140px');
    expect(await padding()).toBe(wide);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(padding).not.toBe(wide);
    expect(await offset(page)).toBe('140px');
  });

  it('moves nothing and measures nothing while the page scrolls', async () => {
    const { page } = opened;
    await startAnew(page);
    await expect.poll(() => offset(page)).not.toBe('');
    // What waits for the visitor's first scrolling has come before.
    await wheelBy(page, 400);
    await wheelBy(page, -400);
    await expect.poll(() => hasShrunk(page)).toBe(false);
    const { forced, recalculations } = await traceScrolling(page);
    expect(forced).toEqual([]);
    expect(Math.max(0, ...recalculations)).toBeLessThanOrEqual(1);
    expect(await hasShrunk(page)).toBe(true);
  });

  // Last, since it changes the page.
  // @wcag 2.4.11 | what has the focus is not covered by a fixed header
  it('covers nothing that has the focus, on a page without links into it', async () => {
    const { page } = opened;
    await page.evaluate(() => {
      inlayApi().destroy();
      for (const link of document.querySelectorAll('a[href*="#"]')) link.remove();
      const field = '<p><input aria-label="Name" style="height: 20px"></p>';
      document.querySelector('main')?.insertAdjacentHTML('beforeend', field.repeat(30));
    });
    await startAnew(page);
    expect(await page.locator('a[href*="#"]').count()).toBe(0);
    await page.locator('main input').last().focus();
    const covered = [];
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      covered.push(
        await page.evaluate(() => {
          const bottom = document.querySelector('#header')?.getBoundingClientRect().bottom ?? 0;
          return (document.activeElement?.getBoundingClientRect().top ?? 0) < bottom;
        }),
      );
    }
    expect(covered.filter(Boolean)).toEqual([]);
  });
});

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
}

/** What the browser's trace says of scrolling down and up again: layouts and styles asked for by scripts, and styles by frame. */
async function traceScrolling(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.evaluate(async () => {
    for (let step = 0; step < 40; step += 1) {
      await nextFrame();
      scrollBy({ top: step < 25 ? 30 : -20, behavior: 'instant' });
    }
    await nextFrame();
  });
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const scrolls = traceEvents.filter(
    (event) => event.name === 'EventDispatch' && JSON.stringify(event).includes('"type":"scroll"'),
  );
  expect(scrolls.length).toBeGreaterThan(20);
  const isIn = ({ ts, dur = 0, tid }: TraceEvent, event: TraceEvent) =>
    event.tid === tid && event.ts >= ts && event.ts < ts + dur;
  const work = traceEvents.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree');
  const frames = traceEvents
    .filter(({ name, tid }) => name === 'BeginMainThreadFrame' && tid === scrolls[0]?.tid)
    .sort((one, other) => one.ts - other.ts);
  const styles = work.filter(({ name, tid }) => name === 'UpdateLayoutTree' && tid === scrolls[0]?.tid);
  return {
    forced: work.filter((event) => scrolls.some((scroll) => isIn(scroll, event))).map(({ name }) => name),
    recalculations: frames.map(
      ({ ts }, index) =>
        styles.filter(
          (style) => style.ts >= ts && style.ts < (frames[index + 1]?.ts ?? Number.POSITIVE_INFINITY),
        ).length,
    ),
  };
}
