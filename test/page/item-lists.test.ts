import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { stroke } from './support/fingers';
import { expectRestored } from './support/gallery-state';
import { undrawn as it, ONE_RENDERER, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PAGE = 'item-lists.html';
const WINDOW = { width: 1280, height: 900 };
/** The lists of the page, in its order. */
const VOICES = 0;
const PLANTS = 1;
const WITH_ENDS = 2;
const ALL_FIT = 3;
const BANNERS = 4;
const MIRRORED = 6;

const listAt = (page: Page, at: number) => page.locator('[data-controller^=UserItems]').nth(at);

/** Index, where the current item stands from the start edge of its list, and which items are out of reach. */
const readList = (page: Page, at: number) =>
  listAt(page, at).evaluate((element) => {
    const inlay = inlayApi();
    const store = inlay.inspect().find((life) => life.element === element)?.store as {
      get(): { currentIndex: number; inMotion: boolean };
    };
    const list = element.querySelector('ul') as HTMLElement;
    const { currentIndex, inMotion } = store.get();
    const style = getComputedStyle(list);
    const item = list.children[currentIndex] as HTMLElement;
    const [around, inside] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
    const padding = Number.parseFloat(style.paddingInlineStart);
    const place = style.direction === 'rtl' ? around.right - inside.right : inside.left - around.left;
    return {
      currentIndex,
      inMotion,
      place: Math.round(place - padding) + 0,
      inert: [...list.children].map((child) => (child as HTMLElement).inert),
      hidden: [...list.children].map((child) => child.getAttribute('aria-hidden')),
      width: inside.width,
    };
  });

async function atRest(page: Page, at: number, index: number): Promise<void> {
  await expect.poll(async () => (await readList(page, at)).currentIndex).toBe(index);
  await expect.poll(async () => (await readList(page, at)).inMotion).toBe(false);
  const { place } = await readList(page, at);
  expect(Math.abs(place)).toBeLessThanOrEqual(1);
}

async function swipe(page: Page, at: number, move: { dx?: number; dy?: number }): Promise<void> {
  const box = await listAt(page, at).locator('ul').boundingBox();
  if (!box) throw new Error('no box');
  await stroke(page, { x: box.x + box.width / 2, y: box.y + 60, ...move });
}

/** The button of a list for wide windows. */
const arrow = (page: Page, at: number, side: 'left' | 'right') =>
  listAt(page, at).locator(`.desktop-arrows button[class*="--${side}"]`);

describe.each(ONE_RENDERER)('item lists under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open(PAGE, renderer, { viewport: WINDOW, hasTouch: true, all: false });
  });

  it('keep their pictures from loading early, however slowly a visitor scrolls to them', async () => {
    const { page } = opened;
    // Not one is another's before the list has started.
    const others = await page.evaluate(() => {
      const lists = inlayApi()
        .inspect()
        .filter(({ block, state }) => block === 'user-items' && state === 'waiting');
      const pictures = lists.flatMap(({ element }) => [
        ...(element?.querySelectorAll('img:is([style],[src])') ?? []),
      ]);
      return { waiting: lists.length, pictures: pictures.length };
    });
    expect(others.pictures).toBe(0);
    expect(others.waiting).toBeGreaterThan(0);
    const picture = listAt(page, BANNERS).locator('img').first();
    for (let step = 0; step < 40 && !(await picture.getAttribute('src')); step++) {
      await page.mouse.wheel(0, 200);
      await page.evaluate(() => nextFrame());
    }
    await expect.poll(() => picture.evaluate((image) => image.classList.contains('loaded'))).toBe(true);
    const cut = await picture.evaluate((image) => {
      const { position, objectFit } = getComputedStyle(image);
      const [own, around] = [image, image.parentElement ?? image].map((one) => one.getBoundingClientRect());
      const isFilling = Math.abs((own?.height ?? 0) - (around?.height ?? 9)) < 1;
      return { position, objectFit, isFilling };
    });
    expect(cut).toEqual({ position: 'absolute', objectFit: 'cover', isFilling: true });
  });

  it('follow a finger to the next item, and the page still scrolls under it', async () => {
    const { page } = opened;
    await startAnew(page);
    await listAt(page, PLANTS).scrollIntoViewIfNeeded();
    const { width } = await readList(page, PLANTS);
    await swipe(page, PLANTS, { dx: -(width + 20) });
    await atRest(page, PLANTS, 1);

    const before = await page.evaluate(() => scrollY);
    await swipe(page, PLANTS, { dy: -120 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
  });

  it('have the author’s columns, nothing wider than the page and no arrow on a text', async () => {
    const { page } = opened;
    for (const [width, columns] of [
      [360, [1, 1, 1, 1, 1]],
      [1280, [2, 3, 4, 2, 1]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await startAnew(page);
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('[data-controller^=UserItems] ul')].map((list) => {
          const style = getComputedStyle(list);
          const paddings = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
          const item = list.firstElementChild?.getBoundingClientRect().width ?? 0;
          return Math.round(
            (list.getBoundingClientRect().width - paddings) / (item + Number.parseFloat(style.columnGap)),
          );
        }),
      );
      expect(found.slice(0, 5).map((rows, index) => [index, rows || 1])).toEqual(
        columns.map((rows, index) => [index, rows]),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      const list = listAt(page, VOICES);
      const bottom = await list.locator('ul').evaluate((ul) => ul.getBoundingClientRect().bottom);
      const shown = list.locator('button:visible');
      expect(await shown.count()).toBe(2);
      const boxes = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      for (const box of boxes) {
        expect(box.top).toBeGreaterThanOrEqual(bottom);
        expect(box.width).toBe(48);
      }
      const [previous, next] = boxes;
      expect(next?.left).toBeGreaterThanOrEqual(previous?.right ?? Number.POSITIVE_INFINITY);
    }
  });

  it('mount while hidden, and are laid out right when shown', async () => {
    const { page } = opened;
    await page.evaluate(() => {
      inlayApi().destroy();
      for (const part of document.querySelectorAll<HTMLElement>('.page-section')) part.hidden = true;
    });
    await startAnew(page);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('.page-section')) part.hidden = false;
    });
    await expect.poll(async () => (await readList(page, VOICES)).inert.includes(true)).toBe(true);
    await arrow(page, VOICES, 'left').click();
    await atRest(page, VOICES, 5);
  });

  it('turn endlessly with two items, in both directions', async () => {
    const { page } = opened;
    await startAnew(page);
    const sides: number[] = [];
    for (const side of ['right', 'left'] as const) {
      const coming = 1 - (await readList(page, BANNERS)).currentIndex;
      // On its way the item that comes lies on the side that the button names.
      const button = arrow(page, BANNERS, side);
      const seen = await button.evaluateHandle((element, index) => {
        const found = { side: 0 };
        const ul = element.closest('[data-controller]')?.querySelector('ul') as HTMLElement;
        const note = () => {
          const item = ul.children[index] as HTMLElement;
          found.side = Math.sign(item.getBoundingClientRect().left - ul.getBoundingClientRect().left);
        };
        // Not before: the last step may still be telling that it has scrolled.
        element.addEventListener(
          'click',
          () => ul.addEventListener('scroll', () => requestAnimationFrame(note), { once: true }),
          { once: true },
        );
        return found;
      }, coming);
      await button.click();
      await atRest(page, BANNERS, coming);
      sides.push((await seen.jsonValue()).side);
    }
    expect(sides).toEqual([1, -1]);
  });

  it('is dragged by mouse, and a drag is no click', async () => {
    const { page } = opened;
    await startAnew(page);
    const list = listAt(page, PLANTS);
    await list.scrollIntoViewIfNeeded();
    const link = await list.locator('li a').nth(1).boundingBox();
    if (!link) throw new Error('no link');
    const { width } = await readList(page, PLANTS);
    const url = page.url();
    await page.mouse.move(link.x + 5, link.y + 5);
    await page.mouse.down();
    await page.mouse.move(link.x - width / 2, link.y + 5, { steps: 6 });
    await page.mouse.move(link.x - width, link.y + 5, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await readList(page, PLANTS)).inMotion).toBe(false);
    expect((await readList(page, PLANTS)).currentIndex).toBeGreaterThanOrEqual(1);
    expect(Math.abs((await readList(page, PLANTS)).place)).toBeLessThanOrEqual(1);
    expect(page.url()).toBe(url);
  });

  it('jump for visitors who prefer reduced motion, and stay at their item when the window narrows', async () => {
    const { page } = opened;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startAnew(page);
    await listAt(page, VOICES).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await readList(page, VOICES)).inert.includes(true)).toBe(true);
    await arrow(page, VOICES, 'right').evaluate((button: HTMLElement) => button.click());
    expect(await readList(page, VOICES)).toMatchObject({ currentIndex: 1, inMotion: false, place: 0 });
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(async () => Math.abs((await readList(page, VOICES)).place)).toBeLessThanOrEqual(1);
    expect((await readList(page, VOICES)).currentIndex).toBe(1);
    await page.setViewportSize(WINDOW);
  });

  // @keys user-items | Enter | from item to item
  it('move by one item with either button of a direction, and loop', async () => {
    const { page } = opened;
    await startAnew(page);
    await arrow(page, VOICES, 'right').press('Enter');
    await atRest(page, VOICES, 1);
    for (const index of [0, 5]) {
      await arrow(page, VOICES, 'left').click();
      await atRest(page, VOICES, index);
    }
    await page.setViewportSize({ width: 500, height: 900 });
    await listAt(page, VOICES).locator('.mobile-arrow-button--right').click();
    await atRest(page, VOICES, 0);
    await page.setViewportSize(WINDOW);
  });

  it('keep items out of sight out of reach, but for the one that holds focus', async () => {
    const { page } = opened;
    const list = listAt(page, WITH_ENDS);
    await list.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => (await readList(page, WITH_ENDS)).inert)
      .toEqual([false, false, false, false, true, true]);
    expect((await readList(page, WITH_ENDS)).hidden).toEqual([null, null, null, null, 'true', 'true']);

    const link = list.locator('li a').first();
    await link.focus();
    await arrow(page, WITH_ENDS, 'right').evaluate((button: HTMLElement) => button.click());
    await atRest(page, WITH_ENDS, 1);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await readList(page, WITH_ENDS)).inert[0]).toBe(false);
    expect((await readList(page, WITH_ENDS)).hidden[0]).toBe(null);
    await link.evaluate((element: HTMLElement) => element.blur());
    await expect.poll(async () => (await readList(page, WITH_ENDS)).inert[0]).toBe(true);
    await arrow(page, WITH_ENDS, 'left').click();
    await atRest(page, WITH_ENDS, 0);
  });

  it('hide the button that leads nowhere', async () => {
    const { page } = opened;
    const list = listAt(page, WITH_ENDS);
    const [previous, next] = [arrow(page, WITH_ENDS, 'left'), arrow(page, WITH_ENDS, 'right')];
    await list.scrollIntoViewIfNeeded();
    await expect.poll(() => previous.getAttribute('class')).toContain('__arrow-button--hidden');
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    await next.click();
    await atRest(page, WITH_ENDS, 1);
    await expect.poll(() => previous.getAttribute('class')).not.toContain('__arrow-button--hidden');
    await next.click();
    // Four of six are in sight: the third is as far as it goes.
    await atRest(page, WITH_ENDS, 2);
    await expect.poll(() => next.getAttribute('class')).toContain('__arrow-button--hidden');

    for (const side of ['left', 'right'] as const) {
      const button = arrow(page, ALL_FIT, side);
      await listAt(page, ALL_FIT).scrollIntoViewIfNeeded();
      await expect.poll(() => button.getAttribute('class')).toContain('--hidden');
    }
  });

  it('mirror where text runs from right to left, and restore what the server sent', async () => {
    const { page, errors, warnings } = opened;
    await listAt(page, MIRRORED).scrollIntoViewIfNeeded();
    await atRest(page, MIRRORED, 0);
    await arrow(page, MIRRORED, 'right').click();
    await atRest(page, MIRRORED, 1);
    await expectRestored(page);
    expect([errors, warnings]).toEqual([[], []]);
  });
});
