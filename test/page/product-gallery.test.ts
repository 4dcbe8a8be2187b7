import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createTouches, flick } from './support/fingers';
import { hurry } from './support/hurry';
import { hasFocus, tabTo } from './support/keyboard';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { servedBody } from './support/served-body';
import {
  bodyOf,
  it,
  ONE_RENDERER,
  once,
  RENDERERS,
  undrawn,
  type WatchedPage,
  whenReady,
} from './support/site';
import { tabInto } from './support/tab-into';

const EARLIER = '.ProductItem-gallery';
const CURRENT = '.product-gallery';
const TOUCH = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The numbers, from 0, of the slides that can be seen, once nothing moves. */
const visible = (gallery: Locator) =>
  gallery.evaluate((element) => {
    const prefix = element.className.includes('ProductItem') ? 'ProductItem' : 'product';
    const slides = element.querySelectorAll(`.${prefix}-gallery-slides-item, #productSlideshow > .slide`);
    return [...slides].flatMap((slide, index) =>
      slide.getAnimations().length
        ? [`${index} moves`]
        : slide.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          ? [`${index}`]
          : [],
    );
  });

const shows = (gallery: Locator, index: number) => expect.poll(() => visible(gallery)).toEqual([`${index}`]);

const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, ...{ left: box.x, top: box.y } };
};

const scaleOf = (image: Locator) =>
  image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

describe.each(RENDERERS)('the pictures of an earlier product page under %s', (renderer) => {
  let watched: WatchedPage;
  let gallery: Locator;

  it.beforeAll(async ({ site }) => {
    watched = await site.newPage();
    const { page } = watched;
    await watchLayoutShift(page);
    await page.goto(`${site.url}/demo-pages/shop/product.html?renderer=${renderer}`);
    await whenReady(page);
    await hurry(page);
    gallery = page.locator(EARLIER);
    await gallery.locator('.selected.loaded').waitFor();
  });

  once('print the one that is seen, and no controls', async () => {
    const { page } = watched;
    await page.emulateMedia({ media: 'print' });
    await shows(gallery, 0);
    const size = await middleOf(gallery.locator('.selected img').first());
    expect(size.x - size.left).toBeGreaterThan(100);
    expect(size.y - size.top).toBeGreaterThan(100);
    expect(await gallery.locator('[data-product-gallery=next]').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  });

  once('show the first, and load none that cannot be shown next; and the page has not moved', async () => {
    const { page } = watched;
    await shows(gallery, 0);
    expect(await gallery.locator('[data-product-gallery=indicator]').textContent()).toBe('1 / 4');
    expect(await gallery.locator('.enable-on-first-image-load:not(.enabled)').count()).toBe(0);
    const enlarged = page.locator('.product-image-zoom-duplicate img');
    expect(await enlarged.evaluateAll((all) => all.map((image) => image.getAttribute('src')))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(await readLayoutShift(page)).toBe(0);
  });

  // @keys product-gallery | arrows, Enter | changes and enlarges pictures
  it('change by thumbnails, arrows and keys', async () => {
    const { page } = watched;
    const thumbnails = gallery.locator('.ProductItem-gallery-thumbnails-item');
    await thumbnails.nth(3).click();
    await shows(gallery, 3);
    expect(await thumbnails.nth(3).getAttribute('aria-current')).toBe('true');
    expect(await gallery.locator('[aria-current]').count()).toBe(1);
    await gallery.getByRole('button', { name: 'Next' }).click();
    await shows(gallery, 0);
    await tabTo(page, gallery.getByRole('button', { name: 'Previous' }));
    await page.keyboard.press('Enter');
    await shows(gallery, 3);
    await page.keyboard.press('ArrowRight');
    await shows(gallery, 0);
    await expect
      .poll(() => page.locator('.inlay-live-region [aria-live=polite]').textContent())
      .toBe('1 of 4: Willow basket on a bench');
  });

  once('P7 ImageZoom: grow under the mouse by the factor of the site, about the spot under it', async () => {
    const { page } = watched;
    const slide = gallery.locator('.ProductItem-gallery-slides-item').first();
    const layer = slide.locator('.product-image-zoom-duplicate');
    const { left, top } = await middleOf(slide);
    await page.mouse.move(left + 10, top + 10);
    await slide.and(page.locator('.is-zoomed')).waitFor();
    await gallery.locator('.ProductItem-gallery-slides.is-zoomed').waitFor();
    expect(await scaleOf(layer)).toBe(1.75);
    const origin = () => layer.evaluate((element) => (element as HTMLElement).style.transformOrigin);
    const near = await origin();
    await page.mouse.move(left + 200, top + 100);
    await expect.poll(origin).not.toBe(near);
    await page.mouse.move(left, top - 20);
    await expect.poll(() => gallery.locator('.is-zoomed').count()).toBe(0);
  });

  it('open the lightbox, and give the page back as it was', async () => {
    const { page, errors, warnings } = watched;
    const image = gallery.getByRole('button', { name: 'Willow basket on a bench' });
    await tabInto(page, image);
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog.inlay-lightbox');
    await dialog.waitFor();
    await page.waitForFunction(
      () => document.querySelector('.inlay-lightbox-counter')?.textContent === '1 of 4',
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(image)).toBe(true);
    await page.evaluate(() => inlayApi().destroy());
    // Browsers keep what is chosen in a select as a property only.
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect([errors, warnings]).toEqual([[], []]);
  });
});

describe.each(ONE_RENDERER)('the pictures of a current product page under %s', (renderer) => {
  undrawn(
    'zoom by a click and by keyboard, follow the variant of the address, and change at once for visitors who prefer reduced motion',
    async ({ site }) => {
      const { page, errors } = await site.open('shop/course.html', renderer, { query: 'variant=SQ1000031' });
      await hurry(page);
      const gallery = page.locator(CURRENT);
      await shows(gallery, 2);
      const slide = gallery.locator('.product-gallery-slides-item').nth(2);
      const image = slide.getByRole('button', { name: 'Weavers under the apple tree' });
      await tabInto(page, image);
      await page.keyboard.press('Enter');
      await slide.and(page.locator('.is-zoomed')).waitFor();
      expect(await image.getAttribute('aria-pressed')).toBe('true');
      const layer = slide.locator('.product-image-zoom-duplicate');
      await page.keyboard.press('ArrowLeft');
      expect(await layer.evaluate((element) => (element as HTMLElement).style.transformOrigin)).toBe(
        '40% 50%',
      );
      // The arrow key has moved the view, not the gallery.
      await shows(gallery, 2);
      await page.keyboard.press('Escape');
      expect(await image.getAttribute('aria-pressed')).toBe('false');
      const { left, top } = await middleOf(slide);
      await page.mouse.click(left + 30, top + 120);
      await slide.and(page.locator('.is-zoomed')).waitFor();
      await page.mouse.click(left + 30, top + 120);
      await expect.poll(() => gallery.locator('.is-zoomed').count()).toBe(0);
      await page.getByLabel('3 May').check();
      await shows(gallery, 1);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await gallery.getByRole('button', { name: 'Previous' }).click();
      expect(await visible(gallery)).toEqual(['0']);
      expect(errors).toEqual([]);
    },
  );
});

describe.each(ONE_RENDERER)('the pictures of a product under fingers, %s', (renderer) => {
  undrawn(
    'follow a swipe, leave the page its own scrolling, grow between two fingers, move under one, and shrink back at a tap',
    async ({ site }) => {
      const { page, errors } = await site.open('shop/course.html', renderer, TOUCH);
      await hurry(page);
      const gallery = page.locator(CURRENT);
      await gallery.locator('.selected.loaded').waitFor();
      await flick(page, gallery, { x: -200 });
      await shows(gallery, 1);
      await page.evaluate(() => scrollTo(0, 0));
      await flick(page, gallery, { x: 0, y: -200 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await shows(gallery, 1);

      const image = gallery.locator('.selected > img');
      await image.scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(gallery.locator('.selected'));
      const touches = await createTouches(page);
      await touches.down({ x: x - 30, y }, { x: x + 30, y });
      for (const reach of [45, 60, 75, 90]) await touches.move({ x: x - reach, y }, { x: x + reach, y });
      await touches.up();
      await expect.poll(() => scaleOf(image)).toBeGreaterThan(2);
      // The page itself has not been zoomed, and the gallery has not moved.
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
      await shows(gallery, 1);
      const left = () => image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
      await expect.poll(() => image.evaluate((element) => element.getAnimations().length)).toBe(0);
      const before = await left();
      await touches.swipe({ x, y }, { x: x - 60, y }, { pause: true });
      await expect.poll(left).toBeLessThan(before - 30);
      await shows(gallery, 1);
      await touches.tap({ x, y });
      await expect.poll(() => scaleOf(image)).toBe(1);
      await touches.close();
      expect(errors).toEqual([]);
    },
  );
});

describe.each(RENDERERS)('layouts of product pictures under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('shop/pictures.html', renderer);
    await hurry(watched.page);
  });

  once('are a stack in wide windows and a carousel in narrow ones, as theme CSS has it', async () => {
    const { page, errors } = watched;
    const gallery = page.locator(CURRENT);
    await gallery.locator('.loaded').first().waitFor();
    expect(await visible(gallery)).toEqual(['0', '1', '2', '3']);
    await page.setViewportSize({ width: 500, height: 800 });
    await shows(gallery, 0);
    await gallery.getByRole('button', { name: 'Next' }).click();
    await shows(gallery, 1);
    await gallery.getByRole('button', { name: 'Previous' }).click();
    await shows(gallery, 0);
    await gallery.getByRole('button', { name: 'Previous' }).click();
    await gallery.getByRole('button', { name: 'Play A day in the willow bed' }).waitFor();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(() => visible(gallery)).toEqual(['0', '1', '2', '3']);
    const heights = await gallery
      .locator('.product-gallery-slides-item')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().height > 100));
    expect(heights).toEqual([true, true, true, true]);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect(errors).toEqual([]);
  });
});
