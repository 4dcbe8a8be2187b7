import { describe, expect } from 'vitest';
import { createTouches, stroke } from './support/fingers';
import { expectAt, expectRestored } from './support/gallery-state';
import { hasFocus } from './support/keyboard';
import { undrawn as it, ONE_RENDERER, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';
import { tabInto } from './support/tab-into';

const PAGE = 'gallery-strip.html';
const MIDDLE = '#block-strip-1';
const START = '#block-strip-2';
const TWO = '#block-strip-3';
const BARE = '#block-strip-4';
const MIRRORED = '#block-strip-5';

describe.each(ONE_RENDERER)('a strip under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(PAGE, renderer, { viewport: { width: 390, height: 800 }, hasTouch: true });
  });

  // First, while its pictures have not come.
  it('has no holes where it is low', async () => {
    const { page } = watched;
    const off = await page.evaluate(
      (selectors) =>
        selectors.flatMap((selector) =>
          [...document.querySelectorAll<HTMLElement>(`${selector} .sqs-gallery img`)].flatMap((image) => {
            const [wide = 0, high = 1] = (image.dataset.imageDimensions ?? '').split('x').map(Number);
            const box = image.getBoundingClientRect();
            return Math.abs(box.width - (box.height * wide) / high) > 1 ? [`${box.width} ${box.height}`] : [];
          }),
        ),
      [MIDDLE, START, TWO, BARE, MIRRORED],
    );
    expect(off).toEqual([]);
    // It goes round: whatever is in sight, something is in every place of it.
    const list = page.locator(`${BARE} .sqs-gallery`);
    await list.scrollIntoViewIfNeeded();
    const hole = () =>
      list.evaluate((element) => {
        const room = element.getBoundingClientRect();
        const edges = [...element.querySelectorAll('img')]
          .map((image) => image.getBoundingClientRect())
          .filter(({ right, left }) => right > room.left && left < room.right)
          .sort((one, other) => one.left - other.left);
        const gaps = edges.map(({ left }, at) => left - (edges[at - 1]?.right ?? room.left));
        return Math.max(...gaps, room.right - (edges.at(-1)?.right ?? room.left));
      });
    await expect.poll(hole).toBeLessThanOrEqual(1);
  });

  it('has its height, its pictures their widths, and the classes that themes style', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 1280, height: 900 });
    await startAnew(page, { empty: [watched.errors, watched.warnings] });
    const sizes = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const list = document.querySelector(`${selector} .sqs-gallery`) as HTMLElement;
          const [first] = list.querySelectorAll('img');
          return {
            list: [list.clientWidth, list.clientHeight],
            first: [first?.clientWidth, first?.clientHeight],
          };
        }),
      [MIDDLE, START],
    );
    const [middle, start] = sizes;
    expect(middle?.list[1]).toBe(340);
    expect(middle?.first).toEqual([510, 340]);
    expect((start?.list[1] ?? 0) / (start?.list[0] ?? 1)).toBeCloseTo(0.333, 2);
    const list = page.locator(`${MIDDLE} .sqs-gallery`);
    expect(await list.getAttribute('class')).toContain('sqs-gallery-design-strip');
    expect(await page.locator(MIDDLE).getAttribute('class')).toContain('vsize-10');
    expect(await page.locator(START).getAttribute('class')).not.toContain('vsize-10');
    expect(await list.locator('> .sqs-wrapper > img.sqs-gallery-design-strip-slide').count()).toBe(8);
    expect(await list.locator('img.sqs-active-slide').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    expect(watched.errors).toEqual([]);
    expect(watched.warnings).toEqual([]);
  });

  // @keys gallery-slider | Tab, arrows, Enter | one tab stop; from picture to picture; opens
  it('has one tab stop, its current picture, which keys press and which focus follows', async () => {
    const { page } = watched;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startAnew(page);
    const strip = page.locator(MIDDLE);
    await strip.scrollIntoViewIfNeeded();
    await expectAt(strip, 0, 'middle');
    const slide = (index: number) => strip.locator('.sqs-gallery-design-strip-slide').nth(index);
    await expect.poll(() => slide(0).getAttribute('tabindex')).toBe('0');
    await tabInto(page, slide(0));
    expect(await slide(0).evaluate((one) => getComputedStyle(one).outlineStyle)).not.toBe('none');
    expect(await slide(0).getAttribute('role')).toBe('button');
    let current = 0;
    for (const [key, index] of [
      ['Enter', 1],
      [' ', 2],
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expectAt(strip, index, 'middle');
      await expect.poll(() => hasFocus(slide(index))).toBe(true);
      expect(await slide(index).getAttribute('tabindex')).toBe('0');
      expect(await slide(current).getAttribute('tabindex')).toBe('-1');
      current = index;
    }
    // One stop, then the buttons, whatever else can be seen.
    await page.keyboard.press('Tab');
    expect(await slide(2).evaluate(() => document.activeElement?.matches('.previous, .next'))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(slide(2))).toBe(true);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('centres pictures that do not fill it', async () => {
    const { page } = watched;
    await startAnew(page);
    const strip = page.locator(TWO);
    await strip.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        strip.locator('.sqs-gallery').evaluate((list) => {
          const [first, last] = [...list.querySelectorAll('img')].map((one) => one.getBoundingClientRect());
          const around = list.getBoundingClientRect();
          const [before, after] = [(first?.left ?? 0) - around.left, around.right - (last?.right ?? 0)];
          return before > 50 && Math.abs(before - after) < 2;
        }),
      )
      .toBe(true);
  });

  it('rests where it is aligned, loops both ways and moves on at clicks; restores what the server sent', async () => {
    const { page } = watched;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startAnew(page);
    const strip = page.locator(MIDDLE);
    await strip.scrollIntoViewIfNeeded();
    await expectAt(strip, 0, 'middle');
    await strip.locator('.previous').click();
    await expectAt(strip, 7, 'middle');
    await strip.locator('.next').click();
    await expectAt(strip, 0, 'middle');

    await page.locator(START).scrollIntoViewIfNeeded();
    await expectAt(page.locator(START), 0, 'start');
    await page.locator(`${START} .previous`).click();
    await expectAt(page.locator(START), 5, 'start');

    await page.locator(MIRRORED).scrollIntoViewIfNeeded();
    // Left is the start of an alignment, whichever side that is.
    await expectAt(page.locator(MIRRORED), 0, 'start');
    await page.locator(`${MIRRORED} .next`).click();
    await expectAt(page.locator(MIRRORED), 1, 'start');

    // A click makes a slide current; on the current slide it shows the next one.
    const bare = page.locator(BARE);
    await bare.scrollIntoViewIfNeeded();
    const second = bare.locator('.sqs-gallery img').nth(1);
    await second.click();
    await expectAt(bare, 1);
    await second.click();
    await expectAt(bare, 2);

    await expectRestored(page);
  });
  it('follows a swipe that begins on an arrow, where a tap moves on', async () => {
    const { page } = watched;
    await startAnew(page);
    const strip = page.locator(MIDDLE);
    await strip.scrollIntoViewIfNeeded();
    await expectAt(strip, 0, 'middle');
    const box = await strip.locator('.next').boundingBox();
    if (!box) throw new Error('no arrow');
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await stroke(page, { ...finger, dx: -420 });
    await expectAt(strip, 1, 'middle');
    const touches = await createTouches(page);
    await touches.tap(finger);
    await expectAt(strip, 2, 'middle');
    // The page scrolls under a finger that moves down or up there.
    const before = await page.evaluate(() => scrollY);
    await touches.swipe(finger, { x: finger.x, y: finger.y - 200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await touches.close();
  });

  // Last, since it takes them away.
  it('is measured again when pictures of unknown size have loaded', async () => {
    const { page } = watched;
    await page.evaluate(() => {
      inlayApi().destroy();
      for (const image of document.images) image.removeAttribute('data-image-dimensions');
    });
    await startAnew(page);
    const list = page.locator(`${MIDDLE} .sqs-gallery`);
    await list.scrollIntoViewIfNeeded();
    const widthOf = (index: number) =>
      list
        .locator('img')
        .nth(index)
        .evaluate((image) => Math.round(image.getBoundingClientRect().width));
    // A square at first.
    await expect.poll(() => widthOf(0)).toBeGreaterThan(500);
    // The current one is in the middle of what it is now, and the next one is reached.
    const offCentre = () =>
      list.evaluate((element) => {
        const [room, box] = [element, element.querySelector('.sqs-active-slide') ?? element].map((one) =>
          one.getBoundingClientRect(),
        );
        return room && box ? Math.abs(room.left + room.width / 2 - box.left - box.width / 2) : 999;
      });
    await expect.poll(offCentre).toBeLessThanOrEqual(2);
    await page.locator(`${MIDDLE} .next`).click();
    await expect.poll(() => list.locator('img').nth(1).getAttribute('class')).toContain('sqs-active-slide');
    await expect.poll(offCentre).toBeLessThanOrEqual(2);
  });
});
