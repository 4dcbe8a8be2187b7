import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it, openDemo, type WatchedPage } from './support/site';

/** Texts that are wider than the box that cuts them off, and whether their first letter is inside. */
const readCut = (page: Page, titles: string) =>
  page.locator(titles).evaluateAll((elements) => {
    const clipOf = (element: Element): Element =>
      getComputedStyle(element).overflowX === 'hidden' ? element : clipOf(element.parentElement ?? element);
    return elements.flatMap((element) => {
      const clip = clipOf(element);
      const [text] = element.childNodes;
      const isVisible = element.checkVisibility({ visibilityProperty: true });
      if (!(text instanceof Text) || !isVisible || clip.scrollWidth <= clip.clientWidth || !clip.clientWidth)
        return [];
      const range = new Range();
      range.setStart(text, 0);
      range.setEnd(text, 1);
      const letter = range.getBoundingClientRect();
      const box = clip.getBoundingClientRect();
      return [{ text: text.data, isSeen: letter.left >= box.left - 1 && letter.right <= box.right + 1 }];
    });
  });

let shared: WatchedPage;

it.beforeAll(async ({ site }) => {
  shared = await site.newPage();
});

it('cuts titles in Latin letters at their end on an Arabic page', async ({ site }) => {
  const { page } = shared;
  const title = '.item-title';
  await page.setViewportSize({ width: 1280, height: 900 });
  await openDemo(site, shared, 'calendar.html', 'preact', { query: 'locale=ar' });
  await page.locator(title).first().waitFor();
  await expect.poll(async () => (await readCut(page, title)).length).toBeGreaterThan(0);
  expect((await readCut(page, title)).filter(({ isSeen }) => !isSeen)).toEqual([]);
});

it('begins the titles of an accordion at the right edge of an Arabic page, whatever padding the server wrote for the icon', async ({
  site,
}) => {
  const { page } = shared;
  await page.setViewportSize({ width: 1280, height: 900 });
  await openDemo(site, shared, 'accordion.html', 'preact', { query: 'locale=ar' });
  const paddings = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.accordion-item__title[style*="padding"]')].map((title) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(title);
      const isLeft = title
        .closest('[data-accordion-icon-placement]')
        ?.matches('[data-accordion-icon-placement="left"]');
      return `${isLeft ? 'left' : 'right'}: ${paddingInlineStart} ${paddingInlineEnd}`;
    }),
  );
  expect([...new Set(paddings)].sort()).toEqual(['left: 14px 0px', 'right: 0px 14px']);
});

it('keeps the order of Latin letters on an Arabic page', async ({ site }) => {
  const { page } = shared;
  await page.setViewportSize({ width: 1280, height: 900 });
  await openDemo(site, shared, 'marquee.html', 'preact', { query: 'locale=ar' });
  const wave = page.locator('.inlay-marquee-item:has(.inlay-marquee-letter)').first();
  await wave.waitFor({ state: 'attached' });
  const [first = 0, second = 0] = await wave
    .locator('.inlay-marquee-letter')
    .evaluateAll((letters) => letters.map((letter) => letter.getBoundingClientRect().left));
  expect(first).toBeLessThan(second);
  // A date after a name would be read as one text with it, and be torn apart.
  await openDemo(site, shared, 'reviews.html', 'preact', { query: 'locale=ar' });
  const review = page.locator('.reviewInfo', { hasText: 'Maud Ferris' });
  await review.waitFor();
  const [name, date] = await review
    .locator('.reviewName, time')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
  expect(date?.right).toBeLessThanOrEqual((name?.left ?? 0) + 1);
});

// The arrows are letters and pictures: only what is drawn says where they point.
it.for([
  ['gallery-slideshow.html', '.sqs-gallery-controls .previous', '.sqs-gallery-controls .next'],
  [
    'item-lists.html',
    '.user-items-list-carousel__arrow-button--left',
    '.user-items-list-carousel__arrow-button--right',
  ],
] as const)(
  'points arrows outwards on both sides of a gallery: %s',
  async ([path, previous, next], { site }) => {
    const { page } = shared;
    await page.setViewportSize({ width: 1280, height: 900 });
    await openDemo(site, shared, path, 'preact');
    const draw = async (arrow: string) => {
      const left = await page
        .locator(arrow)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
      return {
        isLeft: left < 640,
        picture: (await page.locator(arrow).first().screenshot()).toString('base64'),
      };
    };
    await page.addStyleTag({
      content: 'img, figure { visibility: hidden !important } * { transition: none !important }',
    });
    const [left, right] = [await draw(previous), await draw(next)];
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const [mirroredLeft, mirroredRight] = [await draw(next), await draw(previous)];
    expect([left.isLeft, mirroredLeft.isLeft, mirroredRight.isLeft]).toEqual([true, true, false]);
    expect(mirroredLeft.picture === left.picture, 'left arrow').toBe(true);
    expect(mirroredRight.picture === right.picture, 'right arrow').toBe(true);
  },
);
