import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Gallery } from '../../src/gallery/model/gallery.types';
import { serveEdited } from './support/serve-edited';
import { it, ONE_RENDERER, type WatchedPage } from './support/site';

/** What is asked of a gallery; typed no further, as it crosses into the page. */
type Request = Readonly<Record<string, unknown>>;

interface Made {
  readonly galleries: Record<string, Gallery>;
  readonly refreshed: string[];
}

/** Makes a gallery of slides 300 x 100 px, in a box with the id `name`. */
const make = (page: Page, name: string, attributes: Request, picture = '') =>
  page.evaluate(
    async ([id, request, source]) => {
      const state = window as unknown as { galleries?: Record<string, Gallery>; refreshed?: string[] };
      state.galleries ??= {};
      state.refreshed ??= [];
      const box = document.createElement('div');
      box.id = id;
      box.style.width = '300px';
      const list = document.createElement('div');
      for (let number = 1; number <= 8; number++) {
        const slide = document.createElement('div');
        slide.style.cssText = 'width: 300px; height: 100px';
        if (source) {
          const image = document.createElement('img');
          Object.assign(image.dataset, { src: `${source}?${number}`, imageDimensions: '600x600' });
          image.alt = '';
          slide.append(image);
        } else slide.textContent = `Slide ${number}`;
        list.append(slide);
      }
      const numbers = ['current', 'total'].map((kind) => {
        const element = document.createElement('span');
        element.className = kind;
        element.textContent = 'served';
        return element;
      });
      box.append(list, ...numbers);
      document.querySelector('main')?.append(box);
      const gallery = await inlayApi().gallery(list, {
        ...request,
        elements: { currentIndex: numbers[0], totalSlides: numbers[1] },
      });
      gallery.on('refresh', () => state.refreshed?.push(id));
      state.galleries[id] = gallery;
    },
    [name, attributes, picture] as const,
  );

const indexOf = (page: Page, name: string) =>
  page.evaluate((id) => (window as unknown as Made).galleries[id]?.get().currentIndex, name);

const rests = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate((id) => (window as unknown as Made).galleries[id]?.get().inMotion, name))
    .toBe(false);

describe.each(ONE_RENDERER)('attributes of galleries under %s', (renderer) => {
  /** Each test makes its own galleries in it. */
  let shared: WatchedPage;
  it.beforeAll(async ({ site }) => {
    shared = await site.open('plain.html', renderer);
  });

  it('decide what clicks do, and counters show the current slide', async () => {
    const { page, errors } = shared;
    const options = (more: Record<string, unknown>) => ({ speed: 0, transition: 'fade', ...more });
    for (const clickBehavior of ['next', 'previous', 'half', 'none'])
      await make(page, clickBehavior, { design: 'stacked', designOptions: options({ clickBehavior }) });
    const click = async (name: string, x: number) => {
      await page.locator(`#${name}`).click({ position: { x, y: 50 } });
      await rests(page, name);
      return indexOf(page, name);
    };
    expect(await click('next', 20)).toBe(1);
    expect(await click('previous', 280)).toBe(7);
    expect(await click('half', 280)).toBe(1);
    expect(await click('half', 20)).toBe(0);
    expect(await click('none', 280)).toBe(0);

    expect(await page.locator('#next .current').textContent()).toBe('2');
    expect(await page.locator('#next .total').textContent()).toBe('8');
    const counted = await page.evaluate(() => {
      const { next } = (window as unknown as Made).galleries;
      next?.destroy();
      return next?.get().numberOfSlides;
    });
    expect(counted).toBe(8);
    expect(await page.locator('#next').textContent()).toMatch(/servedserved$/);
    expect(errors).toEqual([]);
  });

  it('decide which pictures are loaded, and how they are shown', async () => {
    const { page, errors } = shared;
    const picture = '/pictures/fern-600x600.png';
    await make(page, 'two', { design: 'stacked', designOptions: { preloadCount: 2, speed: 0 } }, picture);
    await make(
      page,
      'all',
      { design: 'stacked', lazyLoad: false, loaderOptions: { mode: 'contain' } },
      picture,
    );
    await make(page, 'behind', { design: 'stacked', useBgImage: true }, picture);
    const loaded = (name: string) =>
      page.$$eval(`#${name} img`, (images) =>
        images.flatMap((image, index) => (image.getAttribute('src') ? index : [])),
      );
    await page.locator('#behind').scrollIntoViewIfNeeded();
    // The current one, two on either side, and round the end.
    await expect.poll(() => loaded('two')).toEqual([0, 1, 2, 6, 7]);
    await expect.poll(() => loaded('all')).toHaveLength(8);
    const fit = await page.$eval('#all img', (image) => getComputedStyle(image).objectFit);
    expect(fit).toBe('contain');
    expect(await page.$eval('#two img', (image) => getComputedStyle(image).objectFit)).toBe('cover');
    await expect
      .poll(() =>
        page.$eval('#behind > div > div', (slide) => [
          getComputedStyle(slide).backgroundImage.includes('fern-600x600'),
          getComputedStyle(slide).backgroundSize,
          slide.querySelector('img')?.style.opacity,
        ]),
      )
      .toEqual([true, 'cover', '0']);
    expect(errors).toEqual([]);
  });

  it('loads the images near the current slide alone, also when it is made as the site starts', async ({
    site,
  }) => {
    const slides = Array.from(
      { length: 8 },
      (_, index) =>
        `<div><img data-src="/pictures/roof-600x400.png?${index}" data-image-dimensions="600x400" style="width: 40px" alt=""></div>`,
    );
    const served = await serveEdited(site, 'plain.html', renderer, (html) =>
      html.replace(
        '</main>',
        `<div><div id="views">${slides.join('')}</div></div><script>
        (window.Inlay ||= []).push((inlay) => inlay.onInitialize(() => { inlay.gallery('#views', { design: 'stacked' }); }));
        </script></main>`,
      ),
    );
    const { page } = await site.open(served, renderer);
    const loaded = () =>
      page
        .locator('#views img')
        .evaluateAll((images) => images.flatMap((image, index) => (image.matches('[src]') ? index : [])));
    await page.locator('#views').scrollIntoViewIfNeeded();
    await expect.poll(loaded).toEqual([0, 1, 7]);
    await page.evaluate(() => inlayApi().destroy());
    expect(await loaded()).toEqual([]);
  });
});
