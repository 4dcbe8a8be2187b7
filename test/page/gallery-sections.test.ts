import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { editAnswers } from './support/edit-answers';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { findTrouble, NO_TROUBLE } from './support/placed';
import {
  undrawn as it,
  ONE_RENDERER,
  openDemo,
  type Renderer,
  type Site,
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

const sectionsHtml = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.gallery-section')].map((section) => section.outerHTML));

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

describe.each(ONE_RENDERER)('gallery sections under %s', (renderer) => {
  it.for(WIDTHS)('have the gutter of the script before it runs, at %i px', async (width, { site }) => {
    const gaps: string[] = [];
    for (const query of ['?inlay=off', `?renderer=${renderer}`]) {
      const { page } = await site.newPage({ viewport: { width, height: 900 } });
      await editAnswers(page, '**/gallery-sections.html*', (html) =>
        html
          .replaceAll(/data-gutter="\d+"/g, 'data-gutter="75"')
          .replaceAll(/"gutter": \d+/g, '"gutter": 75'),
      );
      await page.goto(`${site.url}/demo-pages/gallery-sections.html${query}`);
      if (query !== '?inlay=off') await whenReady(page);
      // Without the script, the sheet is not linked.
      await page.addStyleTag({ url: '/dist/gallery-sections.css' });
      gaps.push(
        await page
          .locator('.gallery-grid-wrapper')
          .first()
          .evaluate((list) => getComputedStyle(list).columnGap),
      );
    }
    expect(gaps[0]).toMatch(/^[\d.]+px$/);
    expect(gaps[1]).toBe(gaps[0]);
  });

  it.for(WIDTHS)('neither overlap nor leave their section at %i px', async (width, { site }) => {
    const { page, errors, warnings } = await openSections(site, renderer, { width });
    await showAll(page);
    expect(await findTrouble(page, LISTS)).toEqual(NO_TROUBLE);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('have as many columns as the author wants, and fewer where there is no room', async ({ site }) => {
    const { page } = await openSections(site, renderer);
    const count = async (list: string) =>
      new Set((await columnsOf(page, list)).map(({ start }) => start)).size;
    const masonry = '.gallery-masonry-wrapper >> nth=1';
    const grid = '.gallery-grid-wrapper >> nth=1';
    expect([await count(masonry), await count(grid)]).toEqual([4, 5]);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(() => count(masonry)).toBe(3);
    expect(await count(grid)).toBe(4);
    await page.setViewportSize({ width: 500, height: 900 });
    await expect.poll(() => count(masonry)).toBe(2);
    await expect.poll(() => count(grid)).toBe(2);
    expect(await findTrouble(page, LISTS)).toMatchObject({ overlaps: 0, wide: 0 });
  });

  it('are mirrored on a page that reads from right to left', async ({ site }) => {
    const ltr = await openSections(site, renderer);
    const rtl = await openSections(site, renderer, { path: 'gallery-sections-rtl.html' });
    for (const list of ['.gallery-masonry-wrapper >> nth=0', '.gallery-strips-wrapper >> nth=0']) {
      const [one, other] = [await columnsOf(ltr.page, list), await columnsOf(rtl.page, list)];
      other.forEach((place, index) => {
        expect(Math.abs(place.start - (one[index]?.start ?? -9))).toBeLessThanOrEqual(1);
        expect(place.top).toBe(one[index]?.top);
      });
    }
    expect(await findTrouble(rtl.page, LISTS)).toMatchObject({ overlaps: 0, wide: 0 });
  });

  it('write the states that themes wait for as an item nears the viewport', async ({ site }) => {
    const { page } = await openSections(site, renderer);
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

  it('start without a layout shift, and restore what the server sent', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    await page.goto(`${site.url}/demo-pages/gallery-sections.html?inlay=off`);
    const served = await sectionsHtml(page);
    await watchLayoutShift(page);
    await openDemo(site, watched, 'gallery-sections.html', renderer, { all: false });
    expect(await readLayoutShift(page)).toBe(0);
    await whenReady(page);
    await showAll(page);
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await sectionsHtml(page)).toEqual(served);
    expect(errors).toEqual([]);
  });

  it('have no violation by axe', async ({ site }) => {
    const { page } = await openSections(site, renderer);
    await showAll(page);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    expect(await violations(page)).toEqual([]);
  });
});
