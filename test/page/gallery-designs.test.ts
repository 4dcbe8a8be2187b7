import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAt, readGallery } from './support/gallery-state';
import { hasFocus } from './support/keyboard';
import { it, once, openDemo, RENDERERS, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';
import { tabInto } from './support/tab-into';

const PAGE = 'gallery-designs.html';

/** The block under a heading. */
const blockOf = (page: Page, heading: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })
    .locator('.sqs-block');

/** Left, top, width and height of each slide in whole px, from the corner of the list. */
const placesOf = (block: Locator) =>
  block.locator('.sqs-gallery').evaluate((list) => {
    const from = list.getBoundingClientRect();
    return [...list.children].map((slide) => {
      const { left, top, width, height } = slide.getBoundingClientRect();
      return [left - from.left, top - from.top, width, height].map(Math.round) as [
        left: number,
        top: number,
        width: number,
        height: number,
      ];
    });
  });

const roomOf = (block: Locator) =>
  block.locator('.sqs-gallery').evaluate((list) => list.getBoundingClientRect().width);

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.each(RENDERERS)('gallery blocks by their designs under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.newPage();
    // Players of a provider that answers with an empty page.
    await opened.page.route(/youtube/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    await openDemo(site, opened, PAGE, renderer);
  });

  once.for([390, 1280])('are laid out as their designs say, at %i px', async (width) => {
    const { page, errors, warnings } = opened;
    await page.setViewportSize({ width, height: 900 });
    await startAnew(page, { empty: [errors, warnings] });

    const grid = blockOf(page, 'A grid by width');
    const cells = await placesOf(grid);
    const room = await roomOf(grid);
    const columns = Math.max(1, Math.floor((room + 20) / (270 + 20)));
    expect(cells.filter(([, top]) => top === 0)).toHaveLength(columns);
    for (const [, , cellWidth] of cells)
      expect(Math.abs(cellWidth - (room - (columns - 1) * 20) / columns)).toBeLessThanOrEqual(1);
    for (const image of await grid.locator('img').all()) {
      const box = await image.boundingBox();
      expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 1.5)).toBeLessThan(0.02);
    }

    const carousel = blockOf(page, 'A carousel');
    await carousel.scrollIntoViewIfNeeded();
    const perRow = width < 480 ? 2 : width < 724 ? 3 : 3;
    await carousel.locator(`.sqs-gallery-design-carousel-slides-in-view-${perRow}`).waitFor();
    const [first, second] = await placesOf(carousel);
    expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThanOrEqual(
      (await roomOf(carousel)) / perRow - 2,
    );

    const list = blockOf(page, 'A list');
    for (const row of await list.locator('.slide').all()) {
      const picture = await row.locator('.sqs-gallery-image-container').boundingBox();
      const text = await row.locator('.sqs-gallery-meta-container').boundingBox();
      expect(Math.abs((picture?.width ?? 0) / (await roomOf(list)) - 0.4)).toBeLessThan(0.01);
      expect(Math.abs((picture?.y ?? 0) - (text?.y ?? 1))).toBeLessThanOrEqual(1);
      expect(Math.round((picture?.x ?? 0) + (picture?.width ?? 0))).toBeLessThanOrEqual(
        Math.round(text?.x ?? 0) + 1,
      );
    }

    const wall = await placesOf(blockOf(page, 'A wall'));
    const isCovered = wall.some(([x, y, w, h], index) =>
      wall
        .slice(index + 1)
        .some(
          ([left, top, itsWidth, height]) =>
            left < x + w - 1 && x < left + itsWidth - 1 && top < y + h - 1 && y < top + height - 1,
        ),
    );
    expect(isCovered).toBe(false);
    expect(wall.filter(([, top]) => top === 0).length).toBeGreaterThanOrEqual(width > 600 ? 2 : 1);
    const widths = new Set(wall.map(([, , itsWidth]) => itsWidth));
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    expect(await isWide(page)).toBe(false);

    expect([errors, warnings]).toEqual([[], []]);
  });

  once('move through a carousel by its arrows and by keys, and name every control', async () => {
    const { page, errors } = opened;
    // That it moves smoothly: scroll-motion.test.ts.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startAnew(page);
    const carousel = blockOf(page, 'A carousel');
    await carousel.scrollIntoViewIfNeeded();
    const next = carousel.getByRole('button', { name: 'Next Slide' });
    const previous = carousel.getByRole('button', { name: 'Previous Slide' });
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    await tabInto(page, next);
    await page.keyboard.press('Enter');
    await expectAt(carousel, 3);
    await page.keyboard.press('Enter');
    await expectAt(carousel, 6);
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await previous.click();
    await expectAt(carousel, 3);
    // The given height holds, and the pictures fill it.
    const sized = blockOf(page, 'A carousel of a given height');
    await sized.scrollIntoViewIfNeeded();
    const box = await sized.locator('.sqs-gallery').boundingBox();
    expect(Math.abs((box?.height ?? 0) / (box?.width ?? 1) - 0.4)).toBeLessThan(0.01);
    const picture = await sized.locator('img').first().boundingBox();
    expect(picture?.height ?? 0).toBeGreaterThan((box?.height ?? 0) * 0.7);
    expect(errors).toEqual([]);
  });

  once('have a small picture of a film’s shape for a video that the server has given none', async () => {
    const { page, errors } = opened;
    const block = blockOf(page, 'A slideshow with a video and thumbnails');
    await block.scrollIntoViewIfNeeded();
    const thumbnails = block.locator('.sqs-gallery-thumbnails').getByRole('button');
    expect(await thumbnails.count()).toBe(3);
    const film = thumbnails.nth(1);
    expect(await film.getAttribute('class')).toContain('sqs-video-thumbnail');
    const box = await film.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([107, 60]);
    await expect
      .poll(() => film.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await film.click();
    await block.locator('.slide.sqs-active-slide .sqs-video-overlay').waitFor();
    // While the slide fades no other can be asked for.
    await expect
      .poll(async () => {
        await thumbnails.nth(2).click();
        return (await readGallery(block)).currentIndex;
      })
      .toBe(2);
    expect(opened.hasRenderer()).toBe(false);
    expect(errors).toEqual([]);
  });

  // @keys gallery-grid | Enter, Escape | opens the lightbox; closes it
  it('open the lightbox where the settings say so, also by key', async () => {
    const { page, errors } = opened;
    await startAnew(page);
    const picture = blockOf(page, 'A grid by width').getByRole('button', { name: /Fan palm/ });
    await tabInto(page, picture);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('2');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(picture)).toBe(true);
    expect(await blockOf(page, 'A list').getByRole('button').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  once('play the videos of a grid in their cells, one at a time, by click and by key', async () => {
    const { page, errors } = opened;
    await startAnew(page);
    const grid = blockOf(page, 'A grid with videos');
    await grid.scrollIntoViewIfNeeded();
    const [first, second] = [grid.locator('.slide').nth(1), grid.locator('.slide').nth(3)];
    const cells = await placesOf(grid);
    // Whatever stands between the cell and the player.
    const rooms = await grid
      .locator('.sqs-video-wrapper')
      .evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(rooms).toEqual([rooms[0], rooms[0]]);
    await first.locator('.sqs-video-overlay').click({ position: { x: 20, y: 20 } });
    const player = first.locator('iframe');
    await player.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const box = await player.boundingBox();
    expect(box?.width ?? 0).toBeGreaterThan(300);

    const play = second.getByRole('button', { name: 'Play The pond in the rain' });
    await play.focus();
    await page.keyboard.press(' ');
    await second.locator('iframe').waitFor();
    expect(await grid.locator('iframe').count()).toBe(1);
    await first.locator('.sqs-video-icon').focus();
    await page.keyboard.press('Enter');
    await player.waitFor();
    expect(await grid.locator('iframe').count()).toBe(1);
    expect(await placesOf(grid)).toEqual(cells);
    // Pictures beside them still open the lightbox, which is on unless the settings say no.
    await grid.getByRole('button', { name: /Lemons/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(errors).toEqual([]);
  });

  once(
    'keep pictures of an unknown design within the page, with the script and without',
    async ({ site }) => {
      const { page } = opened;
      const path = 'trouble/galleries.html';
      const expectNarrow = async (width: number) => {
        await page.setViewportSize({ width, height: 900 });
        expect(await isWide(page), `${width} px`).toBe(false);
      };
      await page.goto(`${site.url}/demo-pages/${path}?inlay=off`);
      await expectNarrow(1280);
      await expectNarrow(390);
      await openDemo(site, opened, path, renderer);
      const image = blockOf(page, 'An unknown design').locator('img');
      for (const width of [390, 1280]) {
        await expectNarrow(width);
        const box = await image.boundingBox();
        expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 1.5), `${width} px`).toBeLessThan(0.02);
      }
    },
  );
});
