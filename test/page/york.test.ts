import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { undrawn as it, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const opacityOf = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => elements.map((element) => getComputedStyle(element).opacity));
const sizesOf = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return [width, height].map(Math.round);
    }),
  );
const bring = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));

describe('pages of the template York', () => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('york.html', 'preact', { all: false });
  });

  it('shows the banner that the settings show, over its whole box', async () => {
    const { page } = watched;
    await page.locator('.page-banner-image-container img.loaded').waitFor();
    expect(await page.locator('.page-text-wrapper').isVisible()).toBe(true);
    const [box] = await sizesOf(page, '.page-banner-wrapper');
    await expect.poll(() => sizesOf(page, '.js-page-banner-image')).toEqual([box]);
  });

  it('gives the pictures of a project their room, and shows each when it is seen', async () => {
    const { page, errors, warnings } = watched;
    await expect.poll(() => page.locator('.project-slide-landscape').count()).toBe(2);
    const ratios = async () =>
      (await sizesOf(page, '.project-slide-image-wrapper')).map(([width = 0, height = 1]) =>
        (width / height).toFixed(1),
      );
    expect(await ratios()).toEqual(['1.5', '0.7', '1.0', '2.5']);
    await expect.poll(() => opacityOf(page, '.project-first-slide')).toEqual(['1']);
    for (const name of ['frost', 'palm', 'lily', 'moss']) {
      await bring(page, `[data-slide-id=${name}]`);
      await page
        .locator(`[data-slide-id=${name}].slide-in .project-slide-image-wrapper:not(.not-ready)`)
        .waitFor();
    }
    const staggered = ['odd', 'even'].map((side) => `.portrait-caption-alternate-${side}`);
    expect(
      await page.locator(staggered.join()).evaluateAll((all) => all.map((one) => one.dataset.slideId)),
    ).toEqual(['palm', 'lily']);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('shows a title of the index when it is seen, and its picture fills the item', async () => {
    const { page } = watched;
    await startAnew(page, { all: false });
    const title = '#index-section-pond .index-item-text-wrapper';
    expect(await opacityOf(page, title)).toEqual(['0']);
    await bring(page, title);
    await expect.poll(() => opacityOf(page, title)).toEqual(['1']);
    const [item] = await sizesOf(page, '#index-section-pond .index-item');
    await expect.poll(() => sizesOf(page, '#index-section-pond img')).toEqual([item]);
  });

  it('marks the next page of the index', async () => {
    const { page } = watched;
    await bring(page, '#indexNav');
    await page.locator('#indexNav.reveal-index-nav').waitFor();
    expect(await page.locator('.link-next-up').allTextContents()).toEqual(['The roof']);
  });

  // @keys york | Tab | shows the title of the picture that it comes to
  it('shows a title that is for the mouse while the keyboard is in its item', async () => {
    const { page } = watched;
    await page.evaluate(() => {
      inlayApi().destroy();
      document.body.className = document.body.className.replace('display-on-scroll', 'display-on-hover');
    });
    await startAnew(page, { all: false });
    const title = '#index-section-fern .index-item-text-wrapper';
    await page.locator('#index-section-fern.index-section').waitFor();
    await page.locator('.project-slide-landscape').first().waitFor({ state: 'attached' });
    await page.locator('#index-section-fern .index-item-link').focus();
    expect(await page.locator(`${title}.reveal-index-title`).count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await page.locator(`${title}.reveal-index-title`).count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await page.locator(`${title}.reveal-index-title`).count()).toBe(0);
  });

  it('moves nothing for visitors who prefer that', async () => {
    const { page } = watched;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startAnew(page, { all: false });
    await page.locator('.project-first-slide.already-animated').waitFor();
    expect(await page.locator('.slide-in').count()).toBe(0);
  });
});
