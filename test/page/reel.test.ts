import { describe, expect } from 'vitest';
import { stroke } from './support/fingers';
import { expectAt, expectRestored } from './support/gallery-state';
import { undrawn as it, ONE_RENDERER, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PAGE = 'reel.html';
const WINDOW = { width: 1280, height: 900 };
const REEL = '[data-section-id="reel-1"]';
const MIRRORED = '[data-section-id="reel-3"]';
const SHOW = '[data-section-id="show-1"]';
const WIDE = '[data-section-id="show-2"]';

describe.each(ONE_RENDERER)('reels and slideshows under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open(PAGE, renderer, { viewport: WINDOW, hasTouch: true });
  });

  // @keys section-slideshow | Enter | from picture to picture
  it('a slideshow writes the states that themes wait for, in their order', async () => {
    const { page } = opened;
    await startAnew(page);
    const show = page.locator(SHOW);
    await show.scrollIntoViewIfNeeded();
    const log = await show.evaluateHandle((root) => {
      const states: string[] = [];
      const items = [...root.querySelectorAll('figure')];
      new MutationObserver((records) => {
        for (const { target } of records) {
          const { active = '-', in: isIn = '-', next = '-' } = (target as HTMLElement).dataset;
          states.push(`${items.indexOf(target as HTMLElement)} ${active} ${isIn} ${next}`);
        }
      }).observe(root, {
        attributes: true,
        subtree: true,
        attributeFilter: ['data-active', 'data-in', 'data-next'],
      });
      return states;
    });
    const thumbs = show.locator('.gallery-slideshow-thumbnails-thumb');
    // By this state themes show them.
    await expect.poll(() => thumbs.locator('img[src][data-loaded]').count()).toBe(5);
    expect(await thumbs.first().getAttribute('data-active')).toBe('true');
    // The images of the current slide and of its neighbours are loaded, however many there are.
    const sources = () =>
      show.locator('figure img').evaluateAll((images) => images.map((image) => image.hasAttribute('src')));
    await expect.poll(sources).toEqual([true, true, false, false, true]);
    await show.locator('[data-next]').press('Enter');
    await expect
      .poll(() =>
        show.locator('figure').evaluateAll((all) => all.map((item) => (item as HTMLElement).dataset.active)),
      )
      .toEqual(['false', 'true', 'false', 'false', 'false']);
    const states = await log.jsonValue();
    const at = (state: string) => states.indexOf(state);
    expect(at('1 false false true')).toBeGreaterThanOrEqual(0);
    expect(at('1 true false true')).toBeGreaterThan(at('1 false false true'));
    expect(states.some((state) => state.startsWith('1 true true'))).toBe(true);
    expect(states).toContain('0 true false -');
    expect(await thumbs.nth(1).getAttribute('data-active')).toBe('true');
    expect(await thumbs.first().getAttribute('data-active')).toBeNull();

    await thumbs.nth(3).click();
    await expect.poll(() => show.locator('figure').nth(3).getAttribute('data-in')).toBe('true');
    // The slide that is not in yet is transparent, its thumbnail never.
    expect(
      await thumbs.locator('> *').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity)),
    ).toEqual(['1', '1', '1', '1', '1']);
  });

  it('are no wider than a phone, where a caption is below the picture that is shown whole', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await startAnew(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const slide = page.locator(`${SHOW} figure`).first();
    const [picture, caption, whole] = await slide.evaluate((figure) =>
      [...figure.children, figure].map((one) => one.getBoundingClientRect()),
    );
    expect(caption?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Number.POSITIVE_INFINITY);
    expect(caption?.bottom).toBeLessThanOrEqual((whole?.bottom ?? 0) + 1);
    expect(picture?.height).toBeGreaterThan(200);
    await page.setViewportSize(WINDOW);
  });

  it('arrows are as far from both edges, with a theme that stretches their row and without', async () => {
    const { page } = opened;
    await startAnew(page);
    const readGaps = () =>
      page.locator(`${REEL}, ${SHOW}`).evaluateAll((galleries) =>
        galleries.map((gallery) => {
          const [first, last] = ['[data-previous]', '[data-next]'].map((arrow) =>
            gallery.querySelector(arrow)?.getBoundingClientRect(),
          );
          const { left, right } = gallery.getBoundingClientRect();
          return [Math.round((first?.left ?? 0) - left), Math.round(right - (last?.right ?? 0))];
        }),
      );
    expect(await readGaps()).toEqual([
      [15, 15],
      [15, 15],
    ]);
    const theme = await page.addStyleTag({
      content: '.gallery-reel-controls, .gallery-slideshow-controls { left: 0; width: 100% }',
    });
    expect(await readGaps()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await theme.evaluate((style: Element) => style.remove());
  });

  // @keys gallery-reel | Enter, Space | from picture to picture
  it('a reel has its current picture in the middle, and loops by key and click', async () => {
    const { page } = opened;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startAnew(page);
    const reel = page.locator(REEL);
    await reel.scrollIntoViewIfNeeded();
    await expectAt(reel, 0, 'middle');
    expect(await reel.locator('[data-active="true"]').count()).toBe(1);
    await reel.locator('[data-previous]').press('Enter');
    await expectAt(reel, 6, 'middle');
    await reel.locator('[data-next]').press(' ');
    await expectAt(reel, 0, 'middle');
    await reel
      .locator('.gallery-reel-item')
      .nth(1)
      .click({ position: { x: 20, y: 20 } });
    await expectAt(reel, 1, 'middle');
    expect(await reel.locator('.gallery-reel-item').nth(1).getAttribute('data-active')).toBe('true');
    const mirrored = page.locator(MIRRORED);
    await mirrored.scrollIntoViewIfNeeded();
    await mirrored.locator('[data-next]').click();
    await expectAt(mirrored, 1, 'middle');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('a slideshow follows a swipe, also from an arrow, and its bullets, and hides from everyone what it does not show', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await startAnew(page);
    const show = page.locator(WIDE);
    await show.scrollIntoViewIfNeeded();
    const active = () => show.locator('figure[data-active="true"]').evaluateAll((all) => all.length);
    const box = await show.locator('[data-next]').boundingBox();
    if (!box) throw new Error('no arrow');
    await stroke(page, { x: box.x + box.width / 2, y: box.y + box.height / 2, dx: -200 });
    await expect.poll(() => show.locator('figure').nth(1).getAttribute('data-in')).toBe('true');
    await expect.poll(active).toBe(1);
    expect(
      await show.locator('figure').evaluateAll((all) => all.map((item) => (item as HTMLElement).inert)),
    ).toEqual([true, false, true, true]);
    await show.locator('.gallery-fullscreen-slideshow-bullet').nth(3).click();
    await expect.poll(() => show.locator('figure').nth(3).getAttribute('data-in')).toBe('true');
    expect(await show.locator('.gallery-fullscreen-slideshow-bullet.active').count()).toBe(1);

    const { errors, warnings } = opened;
    await expectRestored(page);
    expect([errors, warnings]).toEqual([[], []]);
  });
});
