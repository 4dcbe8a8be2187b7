import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { stroke } from './support/fingers';
import { expectAt, readGallery } from './support/gallery-state';
import { undrawn as it, ONE_RENDERER, type Renderer, type Site } from './support/site';

/** Further than an unsteady finger, less than the page is high. */
const DOWN_PX = 180;

interface Scroller {
  readonly root: Locator;
  /** How far to scroll for the index to be another one, as part of what can be seen. */
  readonly part: number;
  readonly index: number;
  readonly at: 'start' | 'middle';
  readonly isRtl?: boolean;
}

/** Scrolls by a finger that rests before it is lifted, so that nothing goes on by itself. */
async function scrollByTouch(page: Page, list: Locator, { x = 0, y = 0 }): Promise<void> {
  await list.scrollIntoViewIfNeeded();
  const box = await list.boundingBox();
  if (!box) throw new Error('no box');
  const start = { x: box.x + (box.width + x) / 2, y: box.y + (box.height + y) / 2 };
  await stroke(page, { ...start, dx: -x, dy: -y });
}

const PAGES: Readonly<Record<string, (page: Page) => readonly Scroller[]>> = {
  'gallery-carousel.html': (page) => [
    { root: page.locator('[data-theme-gallery]').last(), part: 0.7, index: 3, at: 'start', isRtl: true },
  ],
};

async function open(site: Site, path: string, renderer: Renderer) {
  const watched = await site.open(path, renderer, { hasTouch: true });
  if (path === 'gallery-carousel.html') {
    await watched.page.waitForFunction(() =>
      [...document.querySelectorAll('[data-theme-gallery]')].every((root) => 'galleryForTests' in root),
    );
  }
  return watched;
}

describe.each(ONE_RENDERER)('scrolling by hand under %s', (renderer) => {
  it.for(Object.keys(PAGES))(
    '%s: the index follows, slides snap, and the page scrolls on',
    async (path, { site }) => {
      const watched = await open(site, path, renderer);
      const { page } = watched;
      for (const { root, part, index, at, isRtl } of PAGES[path]?.(page) ?? []) {
        const list = root.locator('.inlay-scroller');
        await list.scrollIntoViewIfNeeded();
        // Sizes are there.
        await expect.poll(async () => (await readGallery(root)).inert.includes(true)).toBe(true);
        const width = await list.evaluate((element) => element.clientWidth);
        const toNext = part * width * (isRtl ? -1 : 1);
        await scrollByTouch(page, list, { x: toNext });
        await expectAt(root, index, at);
        // What a finger scrolls downwards is the page, wherever the finger is.
        const before = await page.evaluate(() => scrollY);
        const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        await scrollByTouch(page, list, { y: before + DOWN_PX < most ? DOWN_PX : -DOWN_PX });
        await expect
          .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before))
          .toBeGreaterThan(DOWN_PX / 2);
        await expectAt(root, index, at);
        // A wheel, or two fingers on a touchpad, sideways and back.
        await list.scrollIntoViewIfNeeded();
        await list.hover();
        await page.mouse.wheel(-toNext, 0);
        await expectAt(root, 0, at);
      }
      expect(watched.errors).toEqual([]);
    },
  );
});

it('a mouse selects text in a list that scrolls, and drags it by what is beside the text', async ({
  site,
}) => {
  const { page } = await site.open('item-lists.html', 'preact', { viewport: { width: 900, height: 900 } });
  const list = page.locator('[data-controller=UserItemsListCarousel] .inlay-scroller:has(img)').first();
  await list.scrollIntoViewIfNeeded();
  const shown = list.locator('li:not([inert])').first();
  const text = shown.locator('p').first();
  const picture = shown.locator('img').first();
  const drag = async (from: Locator) => {
    const box = await from.boundingBox();
    if (!box) throw new Error('no box');
    const y = box.y + Math.min(box.height / 2, 12);
    const before = await list.evaluate((element) => element.scrollLeft);
    await page.mouse.move(box.x + 80, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 5, y, { steps: 5 });
    const now = await list.evaluate(
      (element, start) => [Math.abs(element.scrollLeft - start), String(getSelection())] as const,
      before,
    );
    await page.mouse.up();
    return now;
  };
  const [scrolled, selected] = await drag(text);
  expect(scrolled).toBe(0);
  expect(await text.textContent()).toContain(selected);
  expect(selected.length).toBeGreaterThan(3);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  expect((await drag(picture))[0]).toBeGreaterThan(20);
});
