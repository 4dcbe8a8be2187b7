import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { layOutScaled } from './support/lay-out-scaled';
import { findTrouble, NO_TROUBLE } from './support/placed';
import { undrawn as it, ONE_RENDERER, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const LISTS = '.gallery-masonry-wrapper, .gallery-strips-wrapper, .gallery-grid-wrapper';
const PAGE = 'gallery-sections.html';
const WINDOW = { width: 1280, height: 900 };

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
      await nextFrame();
    }
  });

async function expectNoTrouble({ page, errors, warnings }: WatchedPage, width: number): Promise<void> {
  await showAll(page);
  expect(await findTrouble(page, LISTS)).toEqual(NO_TROUBLE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect([errors, warnings]).toEqual([[], []]);
}

describe.each(ONE_RENDERER)('gallery sections under %s', (renderer) => {
  describe('in a wide window', () => {
    /** The first test sees it before it has been scrolled. */
    let shared: WatchedPage;
    it.beforeAll(async ({ site }) => {
      shared = await site.open(PAGE, renderer, { viewport: WINDOW });
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

    it('neither overlap nor leave their section', async () => {
      await expectNoTrouble(shared, 1280);
    });

    it('are laid out alike while an animation draws them smaller', async () => {
      const { page } = shared;
      const layOut = (transform: string) => layOutScaled(page, `:is(${LISTS}) figure`, transform);
      const places = await layOut('none');
      expect(places.length).toBeGreaterThan(20);
      expect(await layOut('scale(0.8)')).toEqual(places);
      await layOut('');
    });

    it('are mirrored where text runs from right to left', async () => {
      const { page } = shared;
      const lists = ['.gallery-masonry-wrapper >> nth=0', '.gallery-strips-wrapper >> nth=0'];
      const columns = () => Promise.all(lists.map((list) => columnsOf(page, list)));
      const before = await columns();
      await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
      await startAnew(page);
      (await columns()).forEach((places, list) => {
        expect(places.length).toBeGreaterThan(3);
        places.forEach((place, index) => {
          const other = before[list]?.[index];
          expect(Math.abs(place.start - (other?.start ?? -9))).toBeLessThanOrEqual(1);
          expect(place.top).toBe(other?.top);
        });
      });
      expect(await findTrouble(page, LISTS)).toMatchObject({ overlaps: 0, wide: 0 });
      await page.locator('html').evaluate((html) => html.removeAttribute('dir'));
      await startAnew(page);
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
      await page.setViewportSize({ width: 360, height: 900 });
      await expectNoTrouble(shared, 360);
      await page.setViewportSize(WINDOW);
      await expect.poll(() => count(masonry)).toBe(4);
    });

    it('are right when they were hidden at first', async () => {
      const { page } = shared;
      const display = (value: string) =>
        page.locator('.gallery-section').evaluateAll((all, wanted) => {
          for (const section of all) (section as HTMLElement).style.display = wanted;
        }, value);
      await page.evaluate(() => inlayApi().destroy());
      await display('none');
      await startAnew(page);
      await display('');
      await page.waitForSelector('.gallery-masonry-list--ready');
      await showAll(page);
      await expect.poll(() => findTrouble(page, LISTS)).toEqual(NO_TROUBLE);
    });

    it('have the gutter of the script before it runs, in windows of all widths', async () => {
      const { page } = shared;
      const readGap = () =>
        page
          .locator('.gallery-grid-wrapper')
          .first()
          .evaluate((list) => getComputedStyle(list).columnGap);
      // As it is without the script, which links the sheet.
      await page.evaluate(() => {
        inlayApi().destroy();
        for (const list of document.querySelectorAll<HTMLElement>('[data-gutter]')) {
          list.dataset.gutter = '75';
          const { props } = list.dataset;
          if (props) list.dataset.props = props.replace(/"gutter": ?\d+/, '"gutter": 75');
        }
      });
      await page.addStyleTag({ url: '/dist/gallery-sections.css' });
      const gaps = new Map<number, string>();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        gaps.set(width, await readGap());
        expect(gaps.get(width)).toMatch(/^[\d.]+px$/);
      }
      await startAnew(page);
      for (const [width, gap] of [...gaps].toReversed()) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(readGap, { message: `${width} px` }).toBe(gap);
      }
    });
  });
});
