import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { findTrouble, NO_TROUBLE } from './support/placed';
import { serveEdited } from './support/serve-edited';
import {
  bodyOf,
  undrawn as it,
  ONE_RENDERER,
  openDemo,
  type Renderer,
  type Site,
  serverBody,
  type WatchedPage,
  whenReady,
} from './support/site';

const LISTS = '.gallery-masonry-wrapper, .gallery-strips-wrapper, .gallery-grid-wrapper';
const WIDTHS = [360, 768, 1280];

async function openSections(
  site: Site,
  renderer: Renderer,
  { width = 1280, path = 'gallery-sections.html' } = {},
): Promise<WatchedPage> {
  const watched = await site.open(path, renderer, { viewport: { width, height: 900 } });
  return watched;
}

/** Left edge and width of each item, from the list's start. */
const columnsOf = (page: Page, list: string) =>
  page.locator(list).evaluate((element) => {
    const room = element.getBoundingClientRect();
    const isRtl = getComputedStyle(element).direction === 'rtl';
    return [...element.children].map((item) => {
      const { left, right, top, width, height } = item.getBoundingClientRect();
      const start = Math.round(isRtl ? room.right - right : left - room.left);
      return { start, top: Math.round(top - room.top), width: Math.round(width), height: Math.round(height) };
    });
  });

const showAll = (page: Page) =>
  page.evaluate(async () => {
    for (const figure of document.querySelectorAll('figure')) {
      figure.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
  });

async function expectNoTrouble({ page, errors, warnings }: WatchedPage, width: number): Promise<void> {
  await showAll(page);
  expect(await findTrouble(page, LISTS)).toEqual(NO_TROUBLE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect([errors, warnings]).toEqual([[], []]);
}

describe.each(ONE_RENDERER)('gallery sections under %s', (renderer) => {
  it('have the gutter of the script before it runs, in windows of all widths', async ({ site }) => {
    const edited = await serveEdited(site, 'gallery-sections.html', renderer, (html) =>
      html.replaceAll(/data-gutter="\d+"/g, 'data-gutter="75"').replaceAll(/"gutter": \d+/g, '"gutter": 75'),
    );
    const { page } = await site.newPage();
    const readGap = () =>
      page
        .locator('.gallery-grid-wrapper')
        .first()
        .evaluate((list) => getComputedStyle(list).columnGap);
    // As it is without the script, which links the sheet.
    await page.route('**/site.js', (route) => route.abort());
    await page.goto(`${site.url}/demo-pages/${edited}`);
    await page.addStyleTag({ url: '/dist/gallery-sections.css' });
    const gaps = new Map<number, string>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      gaps.set(width, await readGap());
      expect(gaps.get(width)).toMatch(/^[\d.]+px$/);
    }
    expect(await page.evaluate(() => 'Inlay' in window)).toBe(false);
    await page.unroute('**/site.js');
    await page.goto(`${site.url}/demo-pages/${edited}`);
    await whenReady(page);
    for (const width of WIDTHS.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(readGap, { message: `${width} px` }).toBe(gaps.get(width));
    }
  });

  it('neither overlap nor leave their section on a phone', async ({ site }) => {
    await expectNoTrouble(await openSections(site, renderer, { width: 360 }), 360);
  });

  describe('in a wide window', () => {
    /** The first test sees it before it has been scrolled, the last one destroys it. */
    let shared: WatchedPage;
    it.beforeAll(async ({ site }) => {
      shared = await openSections(site, renderer);
    });

    it('write the states that themes wait for as an item nears the viewport', async () => {
      const { page } = shared;
      const last = page.locator('.gallery-grid-item').last();
      expect(await last.getAttribute('data-show')).toBeNull();
      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => last.getAttribute('data-show')).toBe('true');
      expect(await last.getAttribute('data-loaded')).toBe('true');
      // A grid that does not move its items in shows them from the start.
      expect(
        await page.locator('.gallery-grid-wrapper >> nth=0').locator('figure:not([data-show])').count(),
      ).toBe(0);
      expect(await page.locator('.gallery-masonry-list--ready').count()).toBe(2);
      expect(await page.locator('.gallery-strips-list--ready').count()).toBe(2);
      const style = await page.locator('.gallery-grid-wrapper').first().getAttribute('style');
      expect(style).toContain('grid-template-columns: repeat(3, 1fr)');
      expect(style).toContain('1vw');
    });

    it('neither overlap nor leave their section, and have no violation by axe', async () => {
      const { page } = shared;
      await expectNoTrouble(shared, 1280);
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      expect(await violations(page)).toEqual([]);
    });

    it('are mirrored on a page that reads from right to left', async ({ site }) => {
      const rtl = await openSections(site, renderer, { path: 'gallery-sections-rtl.html' });
      for (const list of ['.gallery-masonry-wrapper >> nth=0', '.gallery-strips-wrapper >> nth=0']) {
        const [one, other] = [await columnsOf(shared.page, list), await columnsOf(rtl.page, list)];
        other.forEach((place, index) => {
          expect(Math.abs(place.start - (one[index]?.start ?? -9))).toBeLessThanOrEqual(1);
          expect(place.top).toBe(one[index]?.top);
        });
      }
      expect(await findTrouble(rtl.page, LISTS)).toMatchObject({ overlaps: 0, wide: 0 });
    });

    it('have as many columns as the author wants, and fewer where there is no room', async () => {
      const { page } = shared;
      const count = async (list: string) =>
        new Set((await columnsOf(page, list)).map(({ start }) => start)).size;
      const masonry = '.gallery-masonry-wrapper >> nth=1';
      const grid = '.gallery-grid-wrapper >> nth=1';
      expect([await count(masonry), await count(grid)]).toEqual([4, 5]);
      await page.setViewportSize({ width: 900, height: 900 });
      await expect.poll(() => count(masonry)).toBe(3);
      expect(await count(grid)).toBe(4);
      await page.setViewportSize({ width: 768, height: 900 });
      await expect.poll(() => findTrouble(page, LISTS)).toEqual(NO_TROUBLE);
      await page.setViewportSize({ width: 500, height: 900 });
      await expect.poll(() => count(masonry)).toBe(2);
      await expect.poll(() => count(grid)).toBe(2);
      expect(await findTrouble(page, LISTS)).toMatchObject({ overlaps: 0, wide: 0 });
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect.poll(() => count(masonry)).toBe(4);
    });

    // That they start without a layout shift is tested with all demo pages.
    it('restore what the server sent, when all has been seen', async ({ site }) => {
      const { page, errors } = shared;
      await showAll(page);
      await page.evaluate(() => {
        inlayApi().destroy();
      });
      expect(await bodyOf(page)).toBe(await serverBody(site, 'gallery-sections.html'));
      expect(errors).toEqual([]);
    });
  });

  it('are right when they were hidden at first', async ({ site }) => {
    const watched = await site.newPage();
    const { page } = watched;
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const section of document.querySelectorAll<HTMLElement>('.gallery-section'))
          section.style.display = 'none';
      });
    });
    await openDemo(site, watched, 'gallery-sections.html', renderer);
    await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLElement>('.gallery-section'))
        section.style.display = '';
    });
    await page.waitForSelector('.gallery-masonry-list--ready');
    await showAll(page);
    await expect.poll(() => findTrouble(page, LISTS)).toEqual(NO_TROUBLE);
  });
});
