import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, tabTo } from './support/keyboard';
import { openDemo, RENDERERS, type Renderer, useSite, type WatchedPage } from './support/site';

const site = useSite();
const DARK = '#block-7c1f0a9be2d34f5a6b01';
const LIGHT = '#block-7c1f0a9be2d34f5a6b02';
const RTL = '#block-9d27e5b18f4c4a60bc05';
const ADDRESS = 'demo-pages/gallery-grid.html';

const opener = (page: Page, index: number, block = DARK) =>
  page.locator(`${block} .image-slide-anchor`).nth(index);
const dialogOf = (page: Page) => page.locator('dialog.inlay-lightbox');

/** What is shown: the counter and the picture's own address, once it is there. */
async function shown(page: Page): Promise<{ counter: string; picture: string }> {
  await page.locator('dialog [data-slot="0"] img[data-state="loaded"]').waitFor();
  const source = await page.locator('dialog [data-slot="0"] img').getAttribute('src');
  return {
    counter: (await page.locator('.inlay-lightbox-counter').textContent()) ?? '',
    picture: /\/pictures\/(\w+)-/.exec(source ?? '')?.[1] ?? '',
  };
}

const at = (page: Page, index: number, total = 6) =>
  page.waitForFunction(
    (text) => document.querySelector('.inlay-lightbox-counter')?.textContent === text,
    `${index} of ${total}`,
  );

/** Until the dialog is gone, and everything that came with it. */
const gone = (page: Page) => page.waitForFunction(() => !document.querySelector('dialog'));

const bodyOf = (page: Page) => page.evaluate(() => document.body.outerHTML);

async function openGallery(
  renderer: Renderer,
  { path = 'gallery-grid.html', ...options }: BrowserContextOptions & { path?: string } = {},
): Promise<WatchedPage> {
  const watched = await site.newPage(options);
  await openDemo(site, watched, path, renderer);
  return watched;
}

/** With the lightbox open at one picture, by click. */
async function openLightbox(
  renderer: Renderer,
  index = 0,
  { block = DARK, ...options }: BrowserContextOptions & { path?: string; block?: string } = {},
): Promise<WatchedPage> {
  const watched = await openGallery(renderer, options);
  await opener(watched.page, index, block).click();
  await dialogOf(watched.page).waitFor();
  return watched;
}

describe.each(RENDERERS)('lightbox under %s', (renderer) => {
  it('opens by click as a native modal dialog that has a name and focus', async () => {
    const { page, errors, warnings, close } = await openLightbox(renderer, 1);
    const about = await dialogOf(page).evaluate((dialog) => ({
      isModal: dialog.matches('dialog:modal'),
      hasFocus: document.activeElement === dialog,
    }));
    expect(about).toEqual({ isModal: true, hasFocus: true });
    expect(await page.getByRole('dialog', { name: 'Gallery', exact: true }).count()).toBe(1);
    expect(await shown(page)).toEqual({ counter: '2 of 6', picture: 'lily' });
    expect(page.url()).toContain(ADDRESS);
    expect(errors).toEqual([]);
    expect(warnings.filter((text) => !text.includes('Error evaluating'))).toEqual([]);
    await close();
  });

  it.each(['Enter', 'Space'])('opens by %s', async (key) => {
    const { page, close } = await openGallery(renderer);
    await tabTo(page, opener(page, 2));
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    await dialogOf(page).waitFor();
    expect(await dialogOf(page).count()).toBe(1);
    expect(await shown(page)).toEqual({ counter: '3 of 6', picture: 'agave' });
    expect(page.url()).toContain(ADDRESS);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await close();
  });

  it('says of each opener that it is a button with a dialog behind it', async () => {
    const { page, close } = await openGallery(renderer);
    for (const block of [DARK, LIGHT]) {
      const about = await page
        .locator(`${block} .image-slide-anchor`)
        .evaluateAll((anchors) =>
          anchors.map((anchor) => [anchor.getAttribute('role'), anchor.getAttribute('aria-haspopup')]),
        );
      expect(about.length).toBeGreaterThan(3);
      for (const one of about) expect(one).toEqual(['button', 'dialog']);
    }
    await close();
  });

  it('goes on and back by arrow key and button, and round at both ends', async () => {
    const { page, close } = await openLightbox(renderer);
    await page.keyboard.press('ArrowRight');
    await at(page, 2);
    expect((await shown(page)).picture).toBe('lily');
    await page.keyboard.press('ArrowLeft');
    await at(page, 1);
    await page.keyboard.press('ArrowLeft');
    await at(page, 6);
    expect((await shown(page)).picture).toBe('moss');
    await page.keyboard.press('ArrowRight');
    await at(page, 1);
    await page.getByRole('button', { name: 'Next' }).click();
    await at(page, 2);
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Previous' }).click();
    await at(page, 6);
    await close();
  });

  it('goes to the first and the last by Home and End, and leaves keys with a modifier alone', async () => {
    const { page, close } = await openLightbox(renderer, 2);
    await page.keyboard.press('End');
    await at(page, 6);
    await page.keyboard.press('Home');
    await at(page, 1);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowRight');
    await at(page, 2);
    await close();
  });

  it('shows the caption’s text, and none where there is none', async () => {
    const { page, close } = await openLightbox(renderer, 3);
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-title').textContent()).toBe('Moth orchids');
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-description').textContent()).toBe(
      'In the cool room & the porch.',
    );
    await page.keyboard.press('ArrowRight');
    await at(page, 5);
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-caption').count()).toBe(0);
    await page.keyboard.press('Home');
    await at(page, 1);
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-title').textContent()).toBe('Tree fern');
    await close();
  });

  it('names every picture, and says its place when it changes', async () => {
    const { page, close } = await openLightbox(renderer);
    const region = page.locator('dialog [aria-live="polite"]');
    for (let index = 1; index <= 6; index += 1) {
      await at(page, index);
      expect(await page.locator('dialog [data-slot="0"] img').getAttribute('alt')).toMatch(/\w{3}/);
      await page.keyboard.press('ArrowRight');
    }
    await at(page, 1);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () =>
        document.querySelector('dialog [aria-live="polite"]')?.textContent?.startsWith('Image 2 of 6') ===
        true,
    );
    expect(await region.textContent()).toBe('Image 2 of 6: A water lily pad seen from above');
    await close();
  });

  it('keeps Tab inside', async () => {
    const { page, close } = await openLightbox(renderer);
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    const names: string[] = [];
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
    }
    expect(names).toEqual(['Zoom in', 'Close', 'Previous', 'Next', 'Zoom in', 'Close']);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await at(page, 6);
    await close();
  });

  it('closes by Escape, and focus returns to the picture last shown', async () => {
    const { page, close } = await openLightbox(renderer, 1);
    await page.keyboard.press('ArrowRight');
    await at(page, 3);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await hasFocus(opener(page, 2))).toBe(true);
    expect(page.url()).toContain(ADDRESS);
    await close();
  });

  it('closes by its button and by a click beside the picture, and not by one on it', async () => {
    const { page, close } = await openLightbox(renderer);
    await shown(page);
    await page.locator('dialog [data-slot="0"] img').click();
    await page.keyboard.press('ArrowRight');
    await at(page, 2);
    await page.getByRole('button', { name: 'Close' }).click();
    await gone(page);
    expect(await hasFocus(opener(page, 1))).toBe(true);
    await opener(page, 0).click();
    await shown(page);
    await page.mouse.click(50, 200);
    await gone(page);
    expect(await hasFocus(opener(page, 0))).toBe(true);
    await close();
  });

  it('leaves nothing in the page when it has closed', async () => {
    const { page, errors, close } = await openGallery(renderer);
    await opener(page, 0).scrollIntoViewIfNeeded();
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
        scroll: scrollY,
      }));
    const before = await outside();
    await opener(page, 0).click();
    await shown(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await outside()).toEqual(before);
    expect(errors).toEqual([]);
    await close();
  });

  it('opens once for a double click, whether its code is there or on the way', async () => {
    const { page, close } = await openGallery(renderer);
    for (const index of [0, 1]) {
      await opener(page, index).dblclick();
      await at(page, index + 1);
      await shown(page);
      expect(await dialogOf(page).count()).toBe(1);
      expect(await page.locator('.inlay-lightbox--closing').count()).toBe(0);
      await page.keyboard.press('Escape');
      await gone(page);
    }
    await close();
  });

  it('holds the page behind still, without moving it', async () => {
    const { page, close } = await openGallery(renderer);
    await page.evaluate(() => scrollTo(0, 300));
    const places = () =>
      page.evaluate(() => ({
        scroll: scrollY,
        boxes: [...document.querySelectorAll('main, h2, .image-slide-anchor')].map((element) => {
          const { left, top, width } = element.getBoundingClientRect();
          return { left, top, width };
        }),
      }));
    const before = await places();
    await opener(page, 1).click();
    await shown(page);
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Space');
    // A step that is seen comes after whatever the wheel has begun.
    await page.keyboard.press('ArrowRight');
    await at(page, 3);
    await shown(page);
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await places()).toEqual(before);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction((top) => scrollY > top, before.scroll);
    await close();
  });

  it('has no arrows and no counter for a single picture', async () => {
    const watched = await site.newPage();
    const { page, close } = watched;
    await page.route('**/gallery-grid.html*', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const slide = /<div class="slide"[\s\S]*?<\/a>\s*<\/div>\s*<\/div>/g;
      let seen = 0;
      await route.fulfill({
        response,
        body: html.replace(slide, (text) => {
          seen += 1;
          return seen > 1 && seen <= 6 ? '' : text;
        }),
      });
    });
    await openDemo(site, watched, 'gallery-grid.html', renderer);
    expect(await page.locator(`${DARK} .slide`).count()).toBe(1);
    await opener(page, 0).click();
    await page.locator('dialog [data-slot="0"] img[data-state="loaded"]').waitFor();
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    expect(await page.locator('dialog button').evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(
      ['Caption', 'Zoom in', 'Close'],
    );
    expect(await page.locator('.inlay-lightbox-counter').count()).toBe(0);
    const source = await page.locator('dialog [data-slot="0"] img').getAttribute('src');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    expect(await page.locator('dialog [data-slot="0"] img').getAttribute('src')).toBe(source);
    await page.keyboard.press('Escape');
    await gone(page);
    await close();
  });

  it.each([
    ['Control', 'a new tab'],
    ['Shift', 'a new window'],
  ] as const)('leaves a click with %s to the browser, which opens %s', async (modifier, _what) => {
    const { page, close } = await openGallery(renderer);
    await opener(page, 0).scrollIntoViewIfNeeded();
    const other = page.context().waitForEvent('page');
    await opener(page, 0).click({ modifiers: [modifier] });
    const opened = await other;
    await opened.waitForURL('**/pictures/fern-1500x1000.png');
    expect(await dialogOf(page).count()).toBe(0);
    expect(page.url()).toContain(ADDRESS);
    await close();
  });

  it('mirrors the arrow keys where the page reads from right to left', async () => {
    const watched = await site.newPage();
    const { page, close } = watched;
    await page.route('**/gallery-grid.html*', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('<html lang="en">', '<html lang="en" dir="rtl">') });
    });
    await openDemo(site, watched, 'gallery-grid.html', renderer);
    await opener(page, 1).click();
    await shown(page);
    await page.keyboard.press('ArrowLeft');
    await at(page, 3);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await at(page, 1);
    const [next, previous] = await Promise.all([
      page.getByRole('button', { name: 'Next' }).boundingBox(),
      page.getByRole('button', { name: 'Previous' }).boundingBox(),
    ]);
    expect(next?.x).toBeLessThan(previous?.x ?? 0);
    await close();
  });

  it('mirrors the arrow keys for a gallery in a section that reads from right to left', async () => {
    const { page, close } = await openLightbox(renderer, 1, { path: 'mixed.html', block: RTL });
    await shown(page);
    await page.keyboard.press('ArrowLeft');
    await at(page, 3, 5);
    await close();
  });

  it.each([
    ['dark', DARK],
    ['light', LIGHT],
  ] as const)('is %s where the gallery says so', async (theme, block) => {
    const { page, close } = await openLightbox(renderer, 0, { block });
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
    expect(look.scheme).toBe(theme);
    expect(look.surface < look.text).toBe(theme === 'dark');
    expect(Math.abs(look.surface - look.text)).toBeGreaterThan(120);
    await close();
  });

  it('takes sets apart: each gallery opens its own pictures', async () => {
    const { page, close } = await openLightbox(renderer, 3, { block: LIGHT });
    expect(await shown(page)).toEqual({ counter: '4 of 4', picture: 'pond' });
    await page.keyboard.press('ArrowRight');
    await at(page, 1, 4);
    expect((await shown(page)).picture).toBe('cactus');
    await close();
  });

  it('says when a picture cannot be loaded, and goes on', async () => {
    const watched = await site.newPage();
    const { page, close } = watched;
    await openDemo(site, watched, 'gallery-grid.html', renderer);
    await page.route('**/pictures/lily-*', (route) => route.abort());
    await opener(page, 0).click();
    await shown(page);
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-slot="0"] .inlay-lightbox-failed').waitFor();
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-failed-message').textContent()).toBe(
      'This image could not be loaded.',
    );
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-failed-alt').textContent()).toBe(
      'A water lily pad seen from above',
    );
    await page.waitForFunction(
      () =>
        document.querySelector('dialog [aria-live="polite"]')?.textContent ===
        'This image could not be loaded.',
    );
    await page.keyboard.press('ArrowRight');
    await at(page, 3);
    expect((await shown(page)).picture).toBe('agave');
    await close();
  });

  it('shows a picture whole, within the window and no larger than it is', async () => {
    const { page, close } = await openLightbox(renderer);
    for (const [index, ratio] of [1500 / 1000, 1, 1200 / 1500, 1400 / 933, 1000 / 1500, 1.5].entries()) {
      await at(page, index + 1);
      await shown(page);
      const box = await page.locator('dialog [data-slot="0"] img').boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
      expect(box?.height).toBeGreaterThan(400);
      await page.keyboard.press('ArrowRight');
    }
    await close();
  });

  it('closes at once for visitors who want less movement', async () => {
    const { page, close } = await openLightbox(renderer, 0, { reducedMotion: 'reduce' });
    const isGone = await page.evaluate(() => {
      document.querySelector<HTMLElement>('dialog button[aria-label="Close"]')?.click();
      return !document.querySelector('dialog');
    });
    expect(isGone).toBe(true);
    await close();
  });

  it('is closed by destroying the site, which gives the page back byte for byte', async () => {
    const server = await site.newPage();
    await server.page.goto(`${site.url}/demo-pages/gallery-grid.html?inlay=off`);
    const before = await bodyOf(server.page);
    await server.close();
    const { page, errors, close } = await openLightbox(renderer, 2);
    await shown(page);
    const left = await page.evaluate(() => {
      if (window.Inlay && 'destroy' in window.Inlay) window.Inlay.destroy();
      return document.querySelectorAll('dialog[open]:not(.inlay-lightbox--closing)').length;
    });
    expect(left).toBe(0);
    await gone(page);
    expect(await bodyOf(page)).toBe(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('does not open any more when the site is destroyed while its code is on the way', async () => {
    const watched = await site.newPage();
    const { page, errors, close } = watched;
    await openDemo(site, watched, 'gallery-grid.html', renderer);
    const held: Array<() => Promise<void>> = [];
    await page.route('**/chunks/*.js', (route) => {
      held.push(() => route.continue());
    });
    const requested = page.waitForRequest('**/chunks/*.js');
    await opener(page, 0).click();
    await requested;
    await page.evaluate(() => {
      if (window.Inlay && 'destroy' in window.Inlay) window.Inlay.destroy();
    });
    const arrived = page.waitForEvent('requestfinished');
    await Promise.all(held.map((release) => release()));
    await arrived;
    // Its modules have run when the same modules, asked for once more, have. A text, since vitest rewrites imports.
    await page.evaluate(`Promise.all(
      performance.getEntriesByType('resource').map(({ name }) => /chunks/.test(name) && import(name)),
    )`);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await dialogOf(page).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });
});
