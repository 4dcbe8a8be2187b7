import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus } from './support/keyboard';
import { it, ONE_RENDERER, type WatchedPage } from './support/site';
import { addStyle, startAnew } from './support/start-anew';

const DEMO = 'index-collages.html';

/** Left, top, width and height of the items of a gallery, each in thirds of its width. */
const placesOf = (list: Element) => {
  const { left, top, width } = list.getBoundingClientRect();
  return [...list.querySelectorAll('.Index-gallery-item')].map((item) => {
    const box = item.getBoundingClientRect();
    return [box.left - left, box.top - top, box.width, box.height].map(
      (px) => Math.round((px / width) * 30) / 10,
    );
  });
};

describe.each(ONE_RENDERER)('galleries of an index page with groups, under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(DEMO, renderer);
  });

  it('play the video of an item over the page, and give the focus back', async () => {
    const { page, errors, warnings } = watched;
    const link = page.locator('#one-house .Index-gallery-item-image');
    expect(await page.locator('#one-house .sqs-video-wrapper').isVisible()).toBe(false);
    expect(await link.getAttribute('aria-haspopup')).toBe('dialog');
    await link.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Play/ }).waitFor();
    expect(await dialog.getByRole('button', { name: /next/i }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(link)).toBe(true);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('are collages: items in groups that theme CSS counts, where they stood before, seen from the start', async () => {
    const { page, errors, warnings } = watched;
    await page.evaluate(() => inlayApi().destroy());
    const before = await page.$eval('#three-houses .Index-gallery-wrapper', placesOf);
    // Theme CSS that is waiting for the script, and knows only groups.
    await addStyle(
      page,
      `.enable-load-effects .Index-gallery { opacity: 0 }
        .enable-load-effects .Index-gallery.loaded { opacity: 1 }
        @media (width > 640px) {
          [data-index-gallery-images='3'] .Index-gallery-item:nth-child(n+2) { width: 33.33% }
          [data-index-gallery-images='8'] .Index-gallery-item { width: 25%; float: left; clear: none }
        }`,
    );
    await startAnew(page);
    expect(await page.$eval('#three-houses .Index-gallery-wrapper', placesOf)).toEqual(before);
    expect(before).toEqual([
      [0, 0, 2, 2],
      [2, 0, 1, 1],
      [2, 1, 1, 1],
    ]);
    const counts = await page.$$eval('.Index-gallery', (galleries) =>
      galleries.map((gallery) =>
        [...gallery.querySelectorAll<HTMLElement>('.Index-gallery-inner')].map(({ dataset, children }) => [
          Number(dataset.indexGalleryImages),
          children.length,
        ]),
      ),
    );
    expect(counts).toEqual([
      [[3, 3]],
      [[1, 1]],
      [
        [8, 8],
        [3, 3],
      ],
      [],
    ]);
    const places = await page.$eval('#all-houses .Index-gallery-wrapper', placesOf);
    expect(places.slice(0, 4).map(([left, top]) => [left, top])).toEqual([
      [0, 0],
      [0.8, 0],
      [1.5, 0],
      [2.3, 0],
    ]);
    const opacities = await page.$$eval('.Index-gallery', (all) =>
      all.map((one) => getComputedStyle(one).opacity),
    );
    expect(opacities).toEqual(['1', '1', '1', '0']);
    await page.locator('#all-houses').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('#three-houses img.loaded').count()).toBe(3);
    const cuts = await page.$$eval('#three-houses img', (images) =>
      images.map((image) => {
        const [own, cell] = [image, image.parentElement].map((one) => one?.getBoundingClientRect());
        return own && cell && Math.abs(own.height - cell.height) < 1 && getComputedStyle(image).objectFit;
      }),
    );
    expect(cuts).toEqual(['cover', 'cover', 'cover']);
    await page.setViewportSize({ width: 360, height: 800 });
    const widths = await page.$eval('#all-houses .Index-gallery-wrapper', placesOf);
    expect(new Set(widths.slice(8).map(([, , width]) => width))).toEqual(new Set([3]));
    await page.setViewportSize({ width: 1280, height: 900 });
    expect([errors, warnings]).toEqual([[], []]);
  });

  // @keys index-section | Enter | goes to a slide
  it('are slideshows where the theme says so: arrows, indicators, a button that stops them, all slides on paper', async () => {
    const { page, errors, warnings } = watched;
    await page.evaluate(() => {
      inlayApi().destroy();
      document.body.classList.replace(
        'tweak-index-gallery-layout-packed',
        'tweak-index-gallery-layout-slideshow',
      );
      document.body.classList.add('tweak-index-gallery-autoplay-enable');
    });
    await page.clock.install();
    await startAnew(page);
    const gallery = page.locator('#three-houses');
    const active = () =>
      gallery
        .locator('.Index-gallery-item')
        .evaluateAll((items) => items.findIndex((item) => item.matches('.active')));
    expect(await active()).toBe(0);
    await page.clock.runFor(3100);
    await expect.poll(active).toBe(1);
    await gallery.getByRole('button', { name: 'Stop slide rotation' }).click();
    await expect.poll(() => gallery.locator('.Index-gallery-item:not([inert])').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await gallery.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(active).toBe(2);
    await expect.poll(() => gallery.locator('.Index-gallery-item:not([inert])').count()).toBe(1);
    await gallery.getByRole('button', { name: 'Slide 1' }).press('Enter');
    await expect.poll(active).toBe(0);
    expect(await gallery.locator('.Index-gallery-indicators-item.active').getAttribute('aria-label')).toBe(
      'Slide 1',
    );
    const isOneSeen = await gallery.evaluate((element) => {
      const [first, ...others] = [...element.querySelectorAll('.Index-gallery-item')].map((item) =>
        item.getBoundingClientRect(),
      );
      return others.every(({ left, top }) => left === first?.left && top === first.top);
    });
    expect(isOneSeen).toBe(true);
    await page.emulateMedia({ media: 'print' });
    const tops = await gallery
      .locator('.Index-gallery-item')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(3);
    expect([errors, warnings]).toEqual([[], []]);
  });
});
