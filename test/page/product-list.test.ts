import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createTouches } from './support/fingers';
import { serveEdited } from './support/serve-edited';
import { servedBody } from './support/served-body';
import { bodyOf, ONE_RENDERER, undrawn } from './support/site';
import { tabInto } from './support/tab-into';

/** Of each kind of list: its items, and the link of the first. */
const LISTS = [
  ['.products .grid-item', '.grid-item-link'],
  ['.product-list .product-list-item', '.product-list-item-link'],
  ['.ProductList-item', '.ProductList-item-link'],
] as const;

/** What the pictures of an item show that can be seen. */
const seen = (page: Page, item: string) =>
  page
    .locator(item)
    .first()
    .evaluate((element) =>
      [...element.querySelectorAll('img')].flatMap((image) =>
        Number(getComputedStyle(image).opacity) === 1 && image.naturalWidth
          ? (/pictures\/(.*)-\d+x/.exec(image.src)?.[1] ?? '')
          : [],
      ),
    );

describe.each(ONE_RENDERER)('products in lists under %s', (renderer) => {
  // @keys product-list-item | Tab | shows the other side of the product with the focus
  undrawn('show another side under the mouse and by keyboard, in all markups', async ({ site }) => {
    const { page, errors } = await site.open('shop/catalogue.html', renderer, {
      all: true,
      reducedMotion: 'reduce',
    });
    expect(await page.locator('.grid-item.is-loaded, .product-list-item.is-loaded').count()).toBe(6);
    for (const [item, link] of LISTS) {
      const first = page.locator(item).first();
      await first.scrollIntoViewIfNeeded();
      await expect.poll(() => seen(page, item)).toEqual(['willow']);
      await first.hover();
      await expect.poll(() => seen(page, item)).toContain('willow-rim');
      await page.mouse.move(0, 0);
      await expect.poll(() => seen(page, item)).toEqual(['willow']);
      await tabInto(page, first.locator(link));
      await expect.poll(() => seen(page, item)).toContain('willow-rim');
      await page.locator('.site-title').focus();
      await expect.poll(() => seen(page, item)).toEqual(['willow']);
    }
    // One that the server hides until a script has loaded it.
    const hidden = page.locator('.grid-image-cover[data-src*=course]').first();
    await expect
      .poll(() => hidden.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await hidden.isVisible()).toBe(true);
    // An item without a second picture keeps its own.
    await page.locator('.products .grid-item').last().hover();
    expect(await page.locator('.grid-image-not-selected').count()).toBe(0);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect(errors).toEqual([]);
  });

  undrawn('fit their pictures into boxes of another shape, around their focal point', async ({ site }) => {
    // Where neither the theme nor our own look says how; one picture is hidden by the server.
    const path = await serveEdited(site, 'shop/catalogue.html', renderer, (html) =>
      html
        .replaceAll('data-image-focal-point="0.5,0.5"', 'data-image-focal-point="0.25,0.9"')
        .replace('data-inlay-look="base"', 'data-inlay-look="none"')
        .replaceAll('aspect-ratio: 1;', 'aspect-ratio: 3;')
        .replace(
          '</head>',
          `<style>
            .ProductList-innerImageWrapper { aspect-ratio: 3; overflow: hidden }
            main :is(.product-list, .products, .ProductList) img, .ProductList-innerImageWrapper > .ProductList-image { block-size: auto; object-fit: fill }
          </style></head>`,
        ),
    );
    const { page } = await site.open(path, renderer, { reducedMotion: 'reduce' });
    expect(await page.getAttribute('body', 'data-inlay-look'), 'as the page’s author has it').toBe('none');
    for (const [item] of LISTS) {
      for (const one of (await page.locator(item).all()).slice(0, 2)) {
        const cover = one.locator('img').first();
        await cover.scrollIntoViewIfNeeded();
        const fit = () =>
          cover.evaluate((image: HTMLImageElement) => {
            const { objectFit, objectPosition } = getComputedStyle(image);
            const [own, box] = [image, image.parentElement].map((node) => node?.getBoundingClientRect());
            const isFilling =
              Math.abs((own?.width ?? 0) - (box?.width ?? 1)) < 1 &&
              Math.abs((own?.height ?? 0) - (box?.height ?? 1)) < 1;
            return [image.naturalWidth > 0, isFilling, objectFit, objectPosition];
          });
        await expect.poll(fit, { message: item }).toEqual([true, true, 'cover', '25% 90%']);
      }
    }
  });

  undrawn('follow their link at the first tap, and load no second picture for fingers', async ({ site }) => {
    const { page } = await site.open('shop/catalogue.html', renderer, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const item = page.locator('.product-list .product-list-item').first();
    await item.scrollIntoViewIfNeeded();
    const box = await item.locator('img').first().boundingBox();
    if (!box) throw new Error('The picture has no box.');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const touches = await createTouches(page);
    const arrived = page.waitForURL('**/shop/product.html');
    await touches.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await arrived;
    const before = asked.slice(
      0,
      asked.findIndex((url) => url.includes('product.html')),
    );
    expect(before.filter((url) => url.includes('willow-rim'))).toEqual([]);
  });
});
