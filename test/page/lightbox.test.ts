import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdBack } from './support/hold-back';
import { hasFocus } from './support/keyboard';
import { at, CURRENT, dialogOf, gone, openerOf, shown, useLightboxPage } from './support/lightbox';
import { servedBody } from './support/served-body';
import { bodyOf, it, once, RENDERERS, whenReady } from './support/site';
import { tabInto } from './support/tab-into';

const DARK = '#block-7c1f0a9be2d34f5a6b01';
const LIGHT = '#block-7c1f0a9be2d34f5a6b02';
const ADDRESS = 'demo-pages/gallery-grid.html';

const opener = (page: Page, index: number, block = DARK) => openerOf(page, index, block);

/** The name of the picture that is shown, once it is there. */
async function pictureOf(page: Page): Promise<string> {
  await shown(page);
  return /\/pictures\/(\w+)-/.exec((await page.locator(CURRENT).getAttribute('src')) ?? '')?.[1] ?? '';
}

describe.each(RENDERERS)('lightbox under %s', (renderer) => {
  const here = useLightboxPage(renderer, 'gallery-grid.html');

  /** By click, at one picture of a gallery. */
  const open = async (index = 0, block = DARK): Promise<Page> => {
    const { page } = here;
    await opener(page, index, block).click();
    await dialogOf(page).waitFor();
    return page;
  };

  // First, while its code has not come. Later ones: lightbox-openers.test.ts.
  it('opens once for a double click while its code is on the way', async () => {
    const { page } = here;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await opener(page, 0).dblclick();
    await at(page, 1, 6);
    await shown(page);
    expect(await dialogOf(page).count()).toBe(1);
    expect(await page.locator('.inlay-lightbox--closing').count()).toBe(0);
    await page.keyboard.press('Escape');
    await gone(page);
  });

  it('opens by Enter and by Space, which do not scroll the page', async () => {
    const { page } = here;
    await tabInto(page, opener(page, 2));
    const top = await page.evaluate(() => scrollY);
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await at(page, 3, 6);
      expect(await dialogOf(page).count()).toBe(1);
      expect(await pictureOf(page)).toBe('agave');
      expect(page.url()).toContain(ADDRESS);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      await page.keyboard.press('Escape');
      await gone(page);
    }
  });

  // @keys lightbox | arrows, Home, End | from picture to picture
  it('moves on and back by key and button, loops at both ends, and ignores keys with a modifier', async () => {
    const page = await open();
    await page.keyboard.press('ArrowRight');
    await at(page, 2, 6);
    expect(await pictureOf(page)).toBe('lily');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await at(page, 6, 6);
    expect(await pictureOf(page)).toBe('moss');
    await page.keyboard.press('ArrowRight');
    await at(page, 1, 6);
    await page.getByRole('button', { name: 'Next' }).click();
    await at(page, 2, 6);
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Previous' }).click();
    await at(page, 6, 6);
    await page.keyboard.press('Home');
    await at(page, 1, 6);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowRight');
    await at(page, 2, 6);
    await page.keyboard.press('End');
    await at(page, 6, 6);
  });

  once('shows the caption’s text, and none where there is none', async () => {
    const page = await open(3);
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-title').textContent()).toBe('Moth orchids');
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-description').textContent()).toBe(
      'In the cool room & the porch.',
    );
    await page.keyboard.press('ArrowRight');
    await at(page, 5, 6);
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-caption').count()).toBe(0);
    await page.keyboard.press('Home');
    await at(page, 1, 6);
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-title').textContent()).toBe('Tree fern');
  });

  // @wcag 1.1.1 4.1.3 | each picture of a lightbox has its name and place, which is said when it changes
  it('names each picture, announces its place when it changes, and shows it whole and no larger than it is', async () => {
    const page = await open();
    for (const [index, ratio] of [1500 / 1000, 1, 1200 / 1500, 1400 / 933, 1000 / 1500, 1.5].entries()) {
      await at(page, index + 1, 6);
      await shown(page);
      expect(await page.locator(CURRENT).getAttribute('alt')).toMatch(/\w{3}/);
      const box = await page.locator(CURRENT).boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
      expect(box?.height).toBeGreaterThan(400);
      await page.keyboard.press('ArrowRight');
    }
    await at(page, 1, 6);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () =>
        document.querySelector('dialog [aria-live="polite"]')?.textContent ===
        'Image 2 of 6: A water lily pad seen from above',
    );
  });

  // @wcag 2.4.3 | the focus returns to what opened a dialog
  it('closes by Escape, by its button and by a click beside the picture, and not by one on it', async () => {
    const page = await open(1);
    await page.keyboard.press('ArrowRight');
    await at(page, 3, 6);
    await page.keyboard.press('Escape');
    await gone(page);
    // To the picture last shown.
    expect(await hasFocus(opener(page, 2))).toBe(true);
    expect(page.url()).toContain(ADDRESS);
    await open();
    await shown(page);
    await page.locator(CURRENT).click();
    await page.keyboard.press('ArrowRight');
    await at(page, 2, 6);
    await page.getByRole('button', { name: 'Close' }).click();
    await gone(page);
    expect(await hasFocus(opener(page, 1))).toBe(true);
    await open();
    await shown(page);
    await page.mouse.click(50, 200);
    await gone(page);
    expect(await hasFocus(opener(page, 0))).toBe(true);
  });

  it('holds the page behind still, without moving it, and leaves nothing in it', async () => {
    const { page } = here;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForFunction(
      (block) => document.querySelectorAll(`${block} .image-slide-anchor > img.loaded`).length === 6,
      DARK,
    );
    const outside = () =>
      page.evaluate(() => ({
        body: [...document.body.children].map(({ outerHTML }) => outerHTML),
        html: [...document.documentElement.attributes].map(({ name, value }) => [name, value]),
        bodyAttributes: [...document.body.attributes].map(({ name, value }) => [name, value]),
        sheets: document.adoptedStyleSheets.length,
      }));
    const places = () =>
      page.evaluate(() => ({
        scroll: scrollY,
        boxes: [...document.querySelectorAll('main, h2, .image-slide-anchor')].map((element) => {
          const { left, top, width } = element.getBoundingClientRect();
          return { left, top, width };
        }),
      }));
    const [before, around] = [await places(), await outside()];
    await open(1);
    await shown(page);
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Space');
    // A step that is seen comes after whatever the wheel has begun.
    await page.keyboard.press('ArrowRight');
    await at(page, 3, 6);
    await shown(page);
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await places()).toEqual(before);
    expect(await outside()).toEqual(around);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction((top) => scrollY > top, before.scroll);
  });

  it('mirrors arrow keys and buttons where the section reads from right to left', async () => {
    const { page } = here;
    const direct = (dir: string) =>
      page.locator(LIGHT).evaluate((block, wanted) => block.setAttribute('dir', wanted), dir);
    await direct('rtl');
    await open(1, LIGHT);
    await shown(page);
    await page.keyboard.press('ArrowLeft');
    await at(page, 3, 4);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await at(page, 1, 4);
    const [next, previous] = await Promise.all([
      page.getByRole('button', { name: 'Next' }).boundingBox(),
      page.getByRole('button', { name: 'Previous' }).boundingBox(),
    ]);
    expect(next?.x).toBeLessThan(previous?.x ?? 0);
    await page.keyboard.press('Escape');
    await gone(page);
    await direct('ltr');
  });

  // Dark is what it is else: read-lightbox-look.test.ts.
  once('is light where the gallery says so', async () => {
    const page = await open(0, LIGHT);
    const look = await dialogOf(page).evaluate((dialog) => {
      const overlay = dialog.querySelector('.inlay-lightbox-overlay');
      const lightness = (color: string) =>
        (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
      return {
        scheme: getComputedStyle(dialog).colorScheme,
        surface: overlay ? lightness(getComputedStyle(overlay).backgroundColor) : -1,
        text: lightness(getComputedStyle(dialog).color),
      };
    });
    expect(look.scheme).toBe('light');
    expect(look.surface).toBeGreaterThan(look.text);
    expect(Math.abs(look.surface - look.text)).toBeGreaterThan(120);
  });
});

describe.each(RENDERERS)('a site with a lightbox that is destroyed, under %s', (renderer) => {
  it('opens none whose code loads too late, closes the open one, and restores its page byte for byte', async ({
    site,
  }) => {
    const { page, errors } = await site.open('gallery-grid.html', renderer);
    const before = await servedBody(page);
    const destroy = () =>
      page.evaluate(() => {
        inlayApi().destroy();
        return document.querySelectorAll('dialog[open]:not(.inlay-lightbox--closing)').length;
      });
    const { release } = await holdBack(page, '**/chunks/*.js');
    const requested = page.waitForRequest('**/chunks/*.js');
    await opener(page, 0).click();
    await requested;
    await destroy();
    const arrived = page.waitForEvent('requestfinished');
    release();
    await page.unroute('**/chunks/*.js');
    await arrived;
    // Its modules have run when the same modules, asked for once more, have. A text, since vitest rewrites imports.
    await page.evaluate(`Promise.all(
      performance.getEntriesByType('resource').map(({ name }) => /chunks.*js/.test(name) && import(name)),
    )`);
    await page.evaluate(() => nextFrame());
    expect(await dialogOf(page).count()).toBe(0);

    await page.evaluate(() => {
      inlayApi().init();
    });
    await whenReady(page);
    await opener(page, 2).click();
    await shown(page);
    expect(await destroy()).toBe(0);
    await gone(page);
    expect(await bodyOf(page)).toBe(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(errors).toEqual([]);
  });
});
