import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { servedBody } from './support/served-body';
import { bodyOf, undrawn as it, type WatchedPage } from './support/site';

const fontSize = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

describe('scaled text', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open('scaled-text.html', 'preact');
  });
  const gap = (page: Page, id: string) =>
    page.locator(id).evaluate((container) => {
      const [text] = container.children;
      return container.getBoundingClientRect().width - (text?.getBoundingClientRect().width ?? 0);
    });

  it('is as wide as its column, in every window', async () => {
    const { page, errors } = opened;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => Math.abs(await gap(page, '#wide'))).toBeLessThan(2);
      expect(
        await page.locator('#wide h2').evaluate((line) => line.getBoundingClientRect().left),
      ).toBeGreaterThan(0);
    }
    expect(errors).toEqual([]);
  });

  it('is as wide as its column in a section that an animation has scaled', async () => {
    const { page } = opened;
    await page.locator('.page-section').evaluate((section: HTMLElement) => {
      section.style.transform = 'scale(0.8)';
    });
    const before = await fontSize(page, '#wide h2');
    await page.setViewportSize({ width: 800, height: 800 });
    await expect.poll(() => fontSize(page, '#wide h2')).not.toBe(before);
    await expect.poll(async () => Math.abs(await gap(page, '#wide'))).toBeLessThan(2);
    await page.locator('.page-section').evaluate((section) => section.removeAttribute('style'));
  });

  // @wcag 1.4.4 | scaled text never gets smaller than 0.75 rem, which grows with the visitor’s font size
  it('dynamic text minimum 0.75rem', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 800 });
    const least = 0.75 * (await fontSize(page, 'html'));
    await expect.poll(() => fontSize(page, '#long h2')).toBe(least);
    expect(await gap(page, '#long'), 'it wraps').toBeGreaterThanOrEqual(0);
  });

  it('is given back as the server sent it', async () => {
    const { page } = opened;
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
  });
});

it('scaled text that no script has scaled yet is in its column, whatever the theme says', async ({
  site,
}) => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/demo-pages/scaled-text.html`);
  const lefts = await page
    .locator('.sqsrte-scaled-text')
    .evaluateAll((texts) =>
      texts.map(
        (text) => text.getBoundingClientRect().left - (text.parentElement?.getBoundingClientRect().left ?? 0),
      ),
    );
  expect(lefts).toEqual([0, 0]);
});

describe('`TextShrink` of the old library', () => {
  const STYLE = 'font: 60px monospace; margin: 0; overflow-wrap: normal';
  const BODY = `<div style="width: 50vw"><h1 class="logo" style="${STYLE}">Otterbrook</h1></div>
    <div style="width: 20px"><p class="tiny" style="${STYLE}">Otterbrook</p></div>
    <div style="width: 90vw"><h2 class="roomy" style="${STYLE}">Kiln</h2></div>
    <header style="width: 200px"><div><h3 class="within" style="${STYLE}; float: left">Otterbrook</h3></div></header>
    <div style="width: 50vw"><h4 class="narrow" style="${STYLE}">Otterbrook Glasshouse</h4></div>`;
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.newPage({ viewport: { width: 600, height: 400 } });
    const { page } = opened;
    await page.route('**/old-titles', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Old</title><link rel="stylesheet" href="/dist/site.css"><script src="/dist/preact/boot.js"></script>
          <script>Y.use('squarespace-ui-base', function (Y) {
            Y.one('h1.logo').plug(Y.Squarespace.TextShrink);
            Y.all('.tiny,.roomy').plug(Y.Squarespace.TextShrink);
            Y.all('.within').each(function (title) {
              title.plug(Y.Squarespace.TextShrink, { parentEl: title.ancestor('header') });
            });
            Y.one('.narrow').plug(Y.Squarespace.TextShrink, { triggerWidth: 400 });
          });</script>${BODY}<script type="module" src="/dist/preact/site.js"></script>`,
      }),
    );
    await page.goto(`${site.url}/old-titles`);
    await page.waitForFunction(() => {
      const title = document.querySelector('.logo');
      return title && Number.parseFloat(getComputedStyle(title).fontSize) < 60;
    });
  });

  it('shrinks what is wider than its parent, or than the element that the page names', async () => {
    const { page, errors } = opened;
    const widths = await page.evaluate(() =>
      ['.logo', '.within'].map((selector) => document.querySelector(selector)?.scrollWidth ?? 0),
    );
    expect(widths[0]).toBeLessThanOrEqual(300);
    expect(widths[0]).toBeGreaterThan(270);
    expect(widths[1]).toBeLessThanOrEqual(200);
    expect(widths[1]).toBeGreaterThan(170);
    expect([await fontSize(page, '.roomy'), await fontSize(page, '.narrow')]).toEqual([60, 60]);
    expect(errors).toEqual([]);
  });

  it('text shrink minimum font size 11', async () => {
    expect(await fontSize(opened.page, '.tiny')).toBe(11);
  });

  it('resize debounce 100 ms (text shrink)', async () => {
    const { page } = opened;
    const before = await fontSize(page, '.logo');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() =>
      addEventListener('resize', () => document.body.setAttribute('data-resized', ''), { once: true }),
    );
    await page.setViewportSize({ width: 300, height: 400 });
    await page.locator('body[data-resized]').waitFor();
    await page.clock.runFor(90);
    expect(await fontSize(page, '.logo')).toBe(before);
    await page.clock.runFor(20);
    expect(await fontSize(page, '.logo')).toBeLessThan(before);
    expect(await fontSize(page, '.narrow')).toBeLessThan(60);
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.clock.resume();
    await expect.poll(() => fontSize(page, '.logo')).toBe(60);
  });

  it('gives titles their own size back', async () => {
    const { page } = opened;
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.locator('.tiny').getAttribute('style')).toBe(STYLE);
  });
});
