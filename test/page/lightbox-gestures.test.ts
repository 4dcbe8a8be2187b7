import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createTouches, type Touches } from './support/fingers';
import { hurry } from './support/hurry';
import { at, CURRENT, gone, imageWidthOf, openerOf, shown, useLightboxPage } from './support/lightbox';
import { it, once, RENDERERS } from './support/site';

const GRID = '#block-11ghtb0x0001';
const RTL = '#block-11ghtb0x0005';
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Until the picture is there, nothing moves, and gestures are understood. */
async function settled(page: Page): Promise<void> {
  await shown(page);
  await page.locator('.inlay-lightbox-button-zoomIn, .inlay-lightbox-button-zoomOut').waitFor();
  await page.waitForFunction(
    () =>
      !document
        .querySelector('dialog')
        ?.getAnimations({ subtree: true })
        .some((animation) => animation.playState === 'running'),
  );
}

async function openSettled(page: Page, index = 0, block = GRID): Promise<void> {
  const opener = openerOf(page, index, block);
  await opener.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (selector) => document.querySelector<HTMLImageElement>(selector)?.complete === true,
    `${block} .slide:nth-child(${index + 1}) img.loaded`,
  );
  await opener.click();
  await settled(page);
}

/** Where the picture is, and how many times its fitted width it is wide. */
async function placeOf(page: Page) {
  await settled(page);
  return page.locator(CURRENT).evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return { left, top, width, height, scale: width / (image as HTMLImageElement).offsetWidth };
  });
}

describe.each(RENDERERS)('gestures of the lightbox under %s', (renderer) => {
  const here = useLightboxPage(renderer, 'lightbox.html', PHONE);
  it.beforeAll(() => hurry(here.page));
  let fingers: Touches | undefined;

  const open = async (index = 0, block = GRID) => {
    const { page } = here;
    fingers ??= await createTouches(page);
    await openSettled(page, index, block);
    return { page, touches: fingers };
  };

  // First: a browser may take a tap just after a flick for the hand that stops it.
  once('plays a video at the first tap', async () => {
    const { page } = here;
    fingers = await createTouches(page);
    const { tap: tapAt } = fingers;
    const tap = async (target: Locator) => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error('Nothing to tap.');
      await tapAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    };
    await tap(page.locator('#open-videos'));
    await page.locator('[data-slot="0"] .sqs-video-icon').waitFor();
    await page.waitForFunction(() => !document.querySelector('.inlay-lightbox--opening'));
    await tap(page.locator('[data-slot="0"] .sqs-video-icon'));
    await page.locator('dialog iframe[src*="player.vimeo.com/video/76979871"]').waitFor();
    // The player has focus now, and keys are its own.
    await tap(page.getByRole('button', { name: 'Close' }));
    await gone(page);
  });

  it('a swipe moves on and back, a slow and short one does not', async () => {
    await here.page.emulateMedia({ reducedMotion: 'no-preference' });
    const { page, touches } = await open();
    await touches.swipe({ x: 300, y: 400 }, { x: 120, y: 405 });
    await at(page, 2, 3);
    await settled(page);
    expect(await page.locator(CURRENT).getAttribute('alt')).toBe('A heron among the reeds');
    await touches.swipe({ x: 300, y: 400 }, { x: 200, y: 400 }, { pause: true });
    await settled(page);
    await at(page, 2, 3);
    await touches.swipe({ x: 100, y: 400 }, { x: 280, y: 400 }, { steps: 2 });
    await at(page, 1, 3);
    await settled(page);
    expect(await page.locator('.inlay-lightbox-track').getAttribute('style')).not.toContain('translate');
  });

  // @wcag 2.5.2 | a press counts when it ends, and not when it has become a swipe
  once('a swipe may begin on an arrow, a tap there is a press', async () => {
    const { page, touches } = await open();
    const box = await page.locator('.inlay-lightbox-button-next').boundingBox();
    if (!box) throw new Error('No arrow.');
    const arrow = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // At rest when it is lifted: a browser may take a tap after a flick for the hand that stops it.
    await touches.swipe(arrow, { x: arrow.x - 240, y: arrow.y }, { pause: true });
    await at(page, 2, 3);
    await settled(page);
    await touches.tap(arrow);
    await at(page, 3, 3);
    await settled(page);
    await touches.swipe(arrow, { x: arrow.x, y: arrow.y + 100 }, { pause: true });
    await settled(page);
    expect(
      await page.locator('.inlay-lightbox-overlay').evaluate((one) => Number(getComputedStyle(one).opacity)),
    ).toBeCloseTo(0.95);
    // Down and far: it closes.
    await touches.swipe(arrow, { x: arrow.x, y: arrow.y + 300 });
    await gone(page);
  });

  once('shows the neighbour beside the picture while the finger is down', async () => {
    const { page, touches } = await open();
    await page.locator('dialog [data-slot="1"] img[data-state="loaded"]').waitFor({ state: 'attached' });
    await touches.down({ x: 300, y: 400 });
    await touches.move({ x: 280, y: 400 });
    await touches.move({ x: 180, y: 400 });
    const boxes = await page.evaluate(() =>
      ['0', '1'].map((slot) => {
        const slide = document.querySelector(`dialog [data-slot="${slot}"]`);
        return {
          left: slide?.getBoundingClientRect().left ?? 0,
          isSeen: slide?.checkVisibility({ visibilityProperty: true }),
        };
      }),
    );
    expect(boxes[0]?.left).toBeCloseTo(-100, -1);
    expect(boxes[1]?.left).toBeCloseTo(290, -1);
    expect(boxes[1]?.isSeen).toBe(true);
    await touches.up();
  });

  once('follows the reading direction', async () => {
    const { page, touches } = await open(0, RTL);
    await touches.swipe({ x: 100, y: 400 }, { x: 280, y: 400 });
    await at(page, 2, 3);
  });

  once('a pinch enlarges about the fingers, never makes it small, and a larger file comes', async () => {
    const { page, touches } = await open();
    const [small, before] = [await imageWidthOf(page), await placeOf(page)];
    const centre = { x: before.left + before.width / 2, y: before.top + before.height / 2 };
    const apart = (distance: number) =>
      [
        { x: centre.x - distance, y: centre.y },
        { x: centre.x + distance, y: centre.y },
      ] as const;
    await touches.down(...apart(30));
    for (const distance of [40, 60, 90]) await touches.move(...apart(distance));
    await touches.up();
    const large = await placeOf(page);
    expect(large.scale).toBeGreaterThan(2.2);
    expect(large.scale).toBeLessThan(3.5);
    expect(large.left + large.width / 2).toBeCloseTo(centre.x, -1);
    await expect.poll(() => imageWidthOf(page)).toBeGreaterThan(small);
    await touches.down(...apart(120));
    for (const distance of [90, 30, 8]) await touches.move(...apart(distance));
    await touches.up();
    expect((await placeOf(page)).scale).toBeCloseTo(1, 2);
  });

  it('a double tap enlarges that spot, one finger pans to the edge and no further, a second one makes it small', async () => {
    const { page, touches } = await open();
    const before = await placeOf(page);
    const spot = { x: before.left + before.width / 4, y: before.top + before.height / 2 };
    await touches.tap(spot);
    await touches.tap(spot);
    await page.locator('.inlay-lightbox-button-zoomOut').waitFor();
    const large = await placeOf(page);
    expect(large.scale).toBeGreaterThanOrEqual(2);
    // What lay under the finger still does.
    expect((spot.x - large.left) / large.width).toBeCloseTo(0.25, 1);
    await touches.swipe({ x: 100, y: 420 }, { x: 350, y: 420 });
    await touches.swipe({ x: 100, y: 420 }, { x: 350, y: 420 });
    expect((await placeOf(page)).left).toBeCloseTo(0, 0);
    // Beyond its edge it gives way, and less than the finger goes.
    await touches.down({ x: 100, y: 420 });
    for (const x of [120, 200, 300]) await touches.move({ x, y: 420 });
    const pulled = await page.locator(CURRENT).evaluate((image) => image.getBoundingClientRect().left);
    expect(pulled).toBeGreaterThan(20);
    expect(pulled).toBeLessThan(150);
    await touches.up();
    expect((await placeOf(page)).left).toBeCloseTo(0, 0);
    expect(await page.locator('.inlay-lightbox-counter').textContent()).toBe('1 of 3');
    await touches.tap({ x: 200, y: 420 });
    await touches.tap({ x: 200, y: 420 });
    await page.locator('.inlay-lightbox-button-zoomIn').waitFor();
    expect((await placeOf(page)).scale).toBeCloseTo(1, 2);
  });

  it('leaves a long caption its scrolling, and puts it away where it takes room from the picture', async () => {
    const { page, touches } = await open(1);
    const caption = page.locator('[data-slot="0"] .inlay-lightbox-caption');
    const box = await caption.boundingBox();
    if (!box) throw new Error('no caption');
    // It rests before it is lifted: a tap while the text still runs on would only stop it.
    const [low, high] = [box.y + box.height - 15, box.y + 15];
    await touches.swipe({ x: 200, y: low }, { x: 200, y: high }, { pause: true });
    await expect.poll(() => caption.evaluate((one) => one.scrollTop)).toBeGreaterThan(5);
    expect(await page.locator('.inlay-lightbox--closing').count()).toBe(0);
    const button = page.getByRole('button', { name: 'Caption' });
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    const before = await placeOf(page);
    await button.tap();
    await expect.poll(() => caption.isVisible()).toBe(false);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect((await placeOf(page)).height).toBeGreaterThan(before.height);
    await page.keyboard.press('ArrowLeft');
    await at(page, 1, 3);
    // It stays away for the next one, too.
    expect(await caption.isVisible()).toBe(false);
    await button.tap();
    await expect.poll(() => caption.isVisible()).toBe(true);
  });
});

describe.each(RENDERERS)('the lightbox without a touch screen under %s', (renderer) => {
  const here = useLightboxPage(renderer, 'lightbox.html');

  // @wcag 2.5.1 2.5.7 | what fingers pinch and drag, keys and buttons do as well
  // @keys lightbox | +, −, arrows | enlarges, and moves what is enlarged
  it('keys, button and wheel enlarge as well, and arrows then pan', async () => {
    const { page } = here;
    await openSettled(page);
    await page.keyboard.press('+');
    expect((await placeOf(page)).scale).toBeCloseTo(1.5);
    await page.keyboard.press('+');
    const large = await placeOf(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await placeOf(page)).left).toBeLessThan(large.left - 50);
    expect(await page.locator('.inlay-lightbox-counter').textContent()).toBe('1 of 3');
    await page.keyboard.press('0');
    await expect.poll(async () => (await placeOf(page)).scale).toBeCloseTo(1, 2);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(async () => (await placeOf(page)).scale).toBeCloseTo(1, 2);
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, -100);
    await expect.poll(async () => (await placeOf(page)).scale).toBeCloseTo(1.5);
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => (await placeOf(page)).scale).toBeCloseTo(1);
    await page.mouse.dblclick(640, 450);
    await expect.poll(async () => (await placeOf(page)).scale).toBeGreaterThan(1.9);
    await page.getByRole('button', { name: 'Next' }).click();
    await at(page, 2, 3);
    expect((await placeOf(page)).scale).toBeCloseTo(1, 2);
  });
});
