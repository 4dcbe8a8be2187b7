import { describe, expect, it } from 'vitest';
import { violations } from './support/axe';
import { expectAt, readGallery, restored } from './support/gallery-state';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { openDemo, RENDERERS, useSite } from './support/site';
import { stroke } from './support/touch-stroke';

const site = useSite();
const PAGE = 'gallery-strip.html';
const MIDDLE = '#block-strip-1';
const START = '#block-strip-2';
const TWO = '#block-strip-3';
const BARE = '#block-strip-4';
const MIRRORED = '#block-strip-5';

describe.each(RENDERERS)('a strip under %s', (renderer) => {
  it('has its height before the script has come, and its pictures their widths before they have', async () => {
    const watched = await site.newPage();
    const { page } = watched;
    await watchLayoutShift(page);
    await openDemo(site, watched, PAGE, renderer);
    expect(await readLayoutShift(page)).toBe(0);
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
    expect(watched.errors).toEqual([]);
    expect(watched.warnings).toEqual([]);
    await watched.close();
  });

  it('has the names that themes style', async () => {
    const watched = await site.newPage();
    const { page } = watched;
    await openDemo(site, watched, PAGE, renderer);
    const list = page.locator(`${MIDDLE} .sqs-gallery`);
    expect(await list.getAttribute('class')).toContain('sqs-gallery-design-strip');
    expect(await page.locator(MIDDLE).getAttribute('class')).toContain('vsize-10');
    expect(await page.locator(START).getAttribute('class')).not.toContain('vsize-10');
    expect(await list.locator('> .sqs-wrapper > img.sqs-gallery-design-strip-slide').count()).toBe(8);
    expect(await list.locator('img.sqs-active-slide').count()).toBe(1);
    await watched.close();
  });

  it('stands where it is aligned, and goes round both ways', async () => {
    const watched = await site.newPage();
    const { page } = watched;
    await openDemo(site, watched, PAGE, renderer);
    const strip = page.locator(MIDDLE);
    await strip.scrollIntoViewIfNeeded();
    await expectAt(strip, 0, 'middle');
    await strip.locator('.next').click();
    await expectAt(strip, 1, 'middle');
    await strip.locator('.previous').click();
    await expectAt(strip, 0, 'middle');
    await strip.locator('.previous').click();
    await expectAt(strip, 7, 'middle');

    await page.locator(START).scrollIntoViewIfNeeded();
    await expectAt(page.locator(START), 0, 'start');
    await page.locator(`${START} .previous`).click();
    await expectAt(page.locator(START), 5, 'start');

    await page.locator(MIRRORED).scrollIntoViewIfNeeded();
    // Left is the start of an alignment, whichever side that is.
    await expectAt(page.locator(MIRRORED), 0, 'start');
    await page.locator(`${MIRRORED} .next`).click();
    await expectAt(page.locator(MIRRORED), 1, 'start');
    await watched.close();
  });

  it('makes the slide that is clicked the current one, and goes on at a click on that', async () => {
    const watched = await site.newPage();
    const { page } = watched;
    await openDemo(site, watched, PAGE, renderer);
    const strip = page.locator(BARE);
    await strip.scrollIntoViewIfNeeded();
    const slide = (index: number) => strip.locator('.sqs-gallery img').nth(index);
    await expect.poll(async () => (await readGallery(strip)).inert.includes(true)).toBe(true);
    await slide(1).click();
    await expectAt(strip, 1);
    await slide(1).click();
    await expectAt(strip, 2);
    await watched.close();
  });

  it('turns with two pictures that fill it', async () => {
    const watched = await site.newPage({ viewport: { width: 360, height: 800 } });
    const { page } = watched;
    await openDemo(site, watched, PAGE, renderer);
    const strip = page.locator(TWO);
    await strip.scrollIntoViewIfNeeded();
    for (const index of [1, 0, 1]) {
      await strip.locator('.next').click();
      await expectAt(strip, index);
    }
    await watched.close();
  });

  it('follows a finger', async () => {
    const watched = await site.newPage({ hasTouch: true });
    const { page } = watched;
    await openDemo(site, watched, PAGE, renderer);
    const strip = page.locator(MIDDLE);
    await strip.scrollIntoViewIfNeeded();
    await expectAt(strip, 0, 'middle');
    const box = await strip.boundingBox();
    if (!box) throw new Error('no strip');
    await stroke(page, { x: box.x + box.width / 2, y: box.y + 40, dx: -420 });
    await expectAt(strip, 1, 'middle');
    await watched.close();
  });

  it.each([1280, 768, 360])('is not wider than the page at %i px', async (width) => {
    const watched = await site.newPage({ viewport: { width, height: 800 } });
    const { page } = watched;
    await openDemo(site, watched, PAGE, renderer);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await watched.close();
  });

  it('has nothing that axe holds against it, and gives back what the server sent', async () => {
    const watched = await site.newPage();
    const { page } = watched;
    await openDemo(site, watched, PAGE, renderer);
    expect(await violations(page)).toEqual([]);
    await page.locator(`${MIDDLE} .next`).click();
    await expectAt(page.locator(MIDDLE), 1);
    const [after, before] = await restored(page, async (query) => {
      await page.goto(`${site.url}/demo-pages/${PAGE}?${query}`);
    });
    expect(after).toBe(before);
    await watched.close();
  });
});
