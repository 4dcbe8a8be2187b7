import { describe, expect } from 'vitest';
import { findGalleryFlaws } from './support/gallery-flaws';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { findTrouble, NO_TROUBLE } from './support/placed';
import { undrawn as it, ONE_RENDERER, openDemo, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PAGE = 'trouble/saved-galleries.html';
const WINDOW = { width: 1280, height: 900 };

/** Brings every gallery near, and waits for its pictures. */
const seeAll = async ({ page }: WatchedPage) => {
  for (const section of await page.locator('section').all()) await section.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
};

/** Left, top, width and height of elements, px, from the corner of what is around all of them. */
const rectsOf = ({ page }: WatchedPage, around: string, items: string) =>
  page.locator(around).evaluate((outer, selector) => {
    const corner = outer.getBoundingClientRect();
    return [...outer.querySelectorAll(selector)].map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return [left - corner.left, top - corner.top, width, height].map(Math.round);
    });
  }, items);

// They are given back as they were saved: every-demo-page.test.ts.
describe.each(ONE_RENDERER)('galleries saved after their script under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.newPage({ viewport: WINDOW });
    await openDemo(site, opened, PAGE, renderer);
  });

  // Each starts with the page as it was saved.
  it.for([1280, 390])('stand where this window has room for them, at %i px', async (width) => {
    const { page, errors } = opened;
    await page.setViewportSize({ width, height: 900 });
    await startAnew(page);
    await seeAll(opened);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findTrouble(page, '.gallery-masonry-wrapper, .summary-item-list')).toEqual(NO_TROUBLE);
    expect(await page.evaluate(findGalleryFlaws)).toEqual([]);
    // Pictures fill what is around them, whatever they were cut to.
    const off = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'figure img, .sqs-active-slide > img, .image-slide-anchor img, .img-wrapper img, li:first-child img',
        ),
      ]
        .filter((image) => {
          const [own, box] = [image, image.parentElement ?? image].map((one) => one.getBoundingClientRect());
          return !own || !box || Math.abs(own.width - box.width) > 1 || Math.abs(own.height - box.height) > 1;
        })
        .map((image) => image.outerHTML),
    );
    expect(off).toEqual([]);
    expect(errors).toEqual([]);
  });

  it.for([1280, 390])('are not seen on their way to other places, at %i px', async (width, { site }) => {
    const watched = await site.newPage({ viewport: { width, height: 900 } });
    await watchLayoutShift(watched.page);
    await openDemo(site, watched, PAGE, renderer);
    // What is below a gallery moves as far as CSS is wrong about its height.
    expect(await readLayoutShift(watched.page)).toBeLessThan(0.1);
  });

  it('keep the columns and the gutter of a wall without settings, and not its heights', async () => {
    await opened.page.setViewportSize(WINDOW);
    await startAnew(opened.page);
    const items = await rectsOf(opened, '.summary-item-list', '.summary-item');
    const lefts = [...new Set(items.map(([left = 0]) => left))];
    expect(lefts).toHaveLength(3);
    const [first = [], second = []] = items;
    expect((second[0] ?? 0) - (first[0] ?? 0) - (first[2] ?? 0)).toBe(80);
    // A picture of 3:2 and a line of text, where 762 px had been kept for it.
    expect(first[3]).toBeLessThan(300);
  });

  it('have the places of one boot, not of two', async () => {
    const { page } = opened;
    await page.setViewportSize(WINDOW);
    await startAnew(page);
    const moved = await page.evaluate(() =>
      [...document.querySelectorAll('.gallery-masonry-item, .slides > li')].filter(
        (item) => getComputedStyle(item).transform !== 'none',
      ),
    );
    expect(moved).toEqual([]);
    const thumbnails = await rectsOf(opened, '.sqs-gallery-thumbnails', 'img');
    expect(thumbnails.map(([left, , wide, high]) => [left, wide, high])).toEqual([
      [0, 90, 60],
      [90, 40, 60],
      [130, 60, 60],
    ]);
    expect(await page.locator('.sqs-wrapper .sqs-wrapper').count()).toBe(0);
    await page.locator('.sqs-gallery-thumbnails img').nth(1).click();
    await expect
      .poll(() => page.locator('#slideshow ~ * .slide').nth(1).getAttribute('class'))
      .toContain('sqs-active-slide');
  });
});
