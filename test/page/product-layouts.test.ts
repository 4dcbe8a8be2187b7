import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { flick } from './support/fingers';
import { hurry } from './support/hurry';
import { servedBody } from './support/served-body';
import { bodyOf, it, ONE_RENDERER, once, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

/** The numbers, from 0, of the pictures that can be seen in their gallery, once nothing moves. */
const seen = (gallery: Locator) =>
  gallery.evaluate((element) => {
    if (element.querySelector('.inlay-scroller--free')) return ['the row moves'];
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll('.pdp-gallery-slides')].flatMap<number | string>((slide, index) => {
      if (slide.getAnimations().length) return [`${index} moves`];
      const { left, right, height } = (slide.querySelector('img') ?? slide).getBoundingClientRect();
      const isInside = right > frame.left + 1 && left < frame.right - 1 && height > 50;
      const isVisible = slide.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isInside && isVisible ? [index] : [];
    });
  });

const shows = (gallery: Locator, ...indexes: readonly number[]) =>
  expect.poll(() => seen(gallery)).toEqual(indexes);

const selected = (gallery: Locator) =>
  gallery
    .locator('.pdp-gallery-slides')
    .evaluateAll((slides) => slides.flatMap((slide, i) => (slide.matches('.selected') ? [i] : [])));

describe.each(ONE_RENDERER)('the layouts half, full and wrap of product pages, under %s', (renderer) => {
  let watched: WatchedPage;
  const gallery = (id: string) => watched.page.locator(`#${id} .pdp-gallery`);
  const next = (id: string) => gallery(id).locator('.chevron-next');
  const previous = (id: string) => gallery(id).locator('.chevron-prev');
  const indicator = (id: string) => gallery(id).locator('.pdp-gallery-slide-indicator').textContent();

  it.beforeAll(async ({ site }) => {
    watched = await site.open('shop/layouts.html', renderer);
    await hurry(watched.page);
  });
  const start = async () => {
    await watched.page.setViewportSize(WIDE);
    await watched.page.evaluate(() => {
      for (const select of document.querySelectorAll('select')) {
        select.value = '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await startAnew(watched.page, { all: false, empty: [watched.errors, watched.warnings] });
    await watched.page.locator('#full .inlay-scroller').waitFor();
  };

  once(
    'full: moves the row to the picture, but not beyond its end, where the arrow is disabled',
    async () => {
      const { page } = watched;
      const full = gallery('full');
      const isDisabled = async () =>
        Promise.all([previous('full'), next('full')].map((button) => button.getAttribute('aria-disabled')));
      await full.scrollIntoViewIfNeeded();
      await shows(full, 0);
      expect(await isDisabled()).toEqual(['true', null]);
      expect(
        await previous('full')
          .locator('span')
          .evaluate((span) => getComputedStyle(span).opacity),
      ).toBe('0.25');
      await next('full').click();
      await shows(full, 1, 2);
      expect(await indicator('full')).toBe('2 / 4');
      await next('full').click();
      await shows(full, 2, 3);
      await page.keyboard.press('ArrowRight');
      await shows(full, 3);
      await expect.poll(isDisabled).toEqual([null, 'true']);
      // It says so, and keeps focus.
      await next('full').click({ force: true });
      await shows(full, 3);
      await previous('full').click();
      await shows(full, 2, 3);
      await page.locator('#full select').selectOption('Ash');
      await shows(full, 0);
      expect(watched.errors).toEqual([]);
    },
  );

  once('wrap: shows all, the first one and then that of the variant before the form', async () => {
    const { page } = watched;
    const wrap = gallery('wrap');
    await wrap.scrollIntoViewIfNeeded();
    await shows(wrap, 0, 1, 2, 3);
    expect(await selected(wrap)).toEqual([0]);
    expect(await next('wrap').isVisible()).toBe(false);
    await page.locator('#wrap select').selectOption('Night');
    await expect.poll(() => selected(wrap)).toEqual([3]);
    const top = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
    expect(await top(wrap.locator('.selected'))).toBe(await top(wrap.locator('.pdp-form-wrapper')));
    expect(watched.errors).toEqual([]);
  });

  once(
    'all: show one picture in narrow windows, which fills its place, are laid out anew in wide ones, and given back',
    async () => {
      await start();
      const { page, errors, warnings } = watched;
      await gallery('full').scrollIntoViewIfNeeded();
      await next('full').click();
      await shows(gallery('full'), 1, 2);
      await gallery('wrap').scrollIntoViewIfNeeded();
      await shows(gallery('wrap'), 0, 1, 2, 3);
      await page.setViewportSize(PHONE);
      for (const [id, index] of [
        ['half', 0],
        ['full', 1],
        ['wrap', 0],
      ] as const) {
        await gallery(id).scrollIntoViewIfNeeded();
        await shows(gallery(id), index);
        const { width, height } = (await gallery(id).locator('.selected img').boundingBox()) ?? {};
        expect([id, width, height]).toEqual([id, width, width]);
        await next(id).click();
        await shows(gallery(id), index + 1);
      }
      await page.setViewportSize(WIDE);
      await shows(gallery('half'), 1);
      await shows(gallery('full'), 2, 3);
      await shows(gallery('wrap'), 0, 1, 2, 3);
      await page.evaluate(() => inlayApi().destroy());
      expect(await bodyOf(page)).toBe(await servedBody(page));
      expect([errors, warnings]).toEqual([[], []]);
    },
  );
});

describe.each(ONE_RENDERER)('the layouts of product pages under fingers, %s', (renderer) => {
  it('the row of a wide screen follows a swipe', async ({ site }) => {
    const { page, errors } = await site.open('shop/layouts.html', renderer, {
      viewport: { width: 1024, height: 768 },
      hasTouch: true,
      isMobile: true,
    });
    const full = page.locator('#full .pdp-gallery');
    await full.scrollIntoViewIfNeeded();
    await shows(full, 0);
    await flick(page, full, { x: -400 });
    await shows(full, 1, 2);
    expect(errors).toEqual([]);
  });
});
