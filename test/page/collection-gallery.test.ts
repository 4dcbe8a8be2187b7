import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { editAnswers } from './support/edit-answers';
import { undrawn as it, openDemo, type Site, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const slide = (name: string) =>
  `<div class="slide" data-slide-url="${name}"><img data-src="/pictures/${name}-1500x1000.png" data-image="/pictures/${name}-1500x1000.png" data-image-dimensions="1500x1000" data-load="false" alt="${name}"></div>`;
const NAMES = ['frost', 'fern', 'lily'];
const BODY = `<div id="galleryWrapper"><div id="slideshowWrapper"><div id="slideshow">${NAMES.map(slide).join('')}</div></div>
  <div class="prev-slide">Before</div><div class="next-slide">After</div><div id="dotControls"></div>
  <div id="imageData">${NAMES.map((name) => `<p class="text">${name}</p>`).join('')}</div></div><footer id="footer">Foot</footer>`;
const THEME = '#imageData .text { display: none } #imageData .text.sqs-active-slide { display: block }';

async function open(site: Site): Promise<WatchedPage> {
  const watched = await site.newPage();
  await editAnswers(watched.page, '**/demo-pages/theme.css', (css) => css + THEME);
  await editAnswers(watched.page, '**/plain.html*', (html) =>
    html.replace(/(<body[^>]* class=").*<\/body>/s, `$1collection-type-gallery view-list">${BODY}</body>`),
  );
  await openDemo(site, watched, 'plain.html', 'preact', { all: false });
  return watched;
}

const seen = (page: Page) =>
  page.$$eval('.slide', (slides) =>
    slides.flatMap((one, index) => (one.checkVisibility({ visibilityProperty: true }) ? index : [])),
  );

describe('the gallery of a collection', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await open(site);
  });

  // @keys collection-gallery | Enter | from picture to picture
  it('is a slideshow with the arrows and texts of its theme, and goes back', async () => {
    const { page, errors, warnings } = opened;
    await expect.poll(() => seen(page)).toEqual([0]);
    const height = () =>
      page.locator('#slideshow').evaluate((element) => Math.round(element.getBoundingClientRect().height));
    expect(await height()).toBeGreaterThanOrEqual(500);
    await expect
      .poll(() =>
        page
          .locator('.slide img')
          .first()
          .evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
    await page.locator('.next-slide').click();
    await expect.poll(() => seen(page)).toEqual([1]);
    expect(await page.locator('#imageData .text:visible').allTextContents()).toEqual(['fern']);
    await page.locator('.prev-slide').press('Enter');
    await expect.poll(() => seen(page)).toEqual([0]);
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.locator('#slideshow[style],#slideshowWrapper[style],.slide[style]').count()).toBe(0);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('has its pictures below each other in narrow windows', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await startAnew(page);
    await expect
      .poll(() =>
        page.$$eval('.slide img', (images) =>
          images.map((image) => image.getBoundingClientRect().height > 200),
        ),
      )
      .toEqual([true, true, true]);
    expect(await seen(page)).toEqual([0, 1, 2]);
    expect(await page.locator('#slideshowWrapper.mobile-gallery').count()).toBe(1);
  });
});
