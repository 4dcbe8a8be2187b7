import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { serveEdited } from './support/serve-edited';
import { servedBody } from './support/served-body';
import { bodyOf, undrawn as it, type Site, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';
import { whenPainted } from './support/when-painted';

const WIDE = { width: 1280, height: 900 };
const NARROW = { viewport: { width: 390, height: 800 } };
const isOpen = (page: Page) => page.evaluate(() => document.body.classList.contains('header--menu-open'));
const expanded = (page: Page, selector: string) => page.locator(selector).getAttribute('aria-expanded');

/** What a page says about its scroll position after the visitor has turned the wheel. */
async function canScroll(page: Page): Promise<boolean> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 120);
  await whenPainted(page);
  return page.evaluate(() => scrollY > 0);
}

describe('the menu of a header at 390 px', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open('header.html', 'preact', NARROW);
  });
  const BURGER = '.header-display-mobile .burger';

  // @wcag 2.4.3 | a menu over the page holds the focus, and gives it back
  // @keys mobile-menu | Tab, Escape | stays inside; closes
  it('opens over the page, has a name for each state, and holds focus and scroll', async () => {
    const { page } = opened;
    const burger = page.locator(BURGER);
    expect(await page.evaluate(() => document.querySelectorAll('.burger').length)).toBe(2);
    expect(await burger.getAttribute('aria-label')).toBe('Open Menu');
    expect(await expanded(page, BURGER)).toBe('false');
    await tabTo(page, burger, { limit: 10 });
    await page.keyboard.press('Enter');
    expect(await isOpen(page)).toBe(true);
    expect(await burger.getAttribute('class')).toContain('burger--active');
    expect(await burger.getAttribute('aria-label')).toBe('Close Menu');
    expect(await expanded(page, BURGER)).toBe('true');
    const menu = page.locator('.header-menu');
    expect(await burger.getAttribute('aria-controls')).toBe(await menu.getAttribute('id'));
    expect(await page.locator('#header').getAttribute('data-section-theme')).toBe('light-bold');
    await page.locator('.header-menu a:has-text("News")').waitFor();
    expect(await canScroll(page)).toBe(false);
    // Round the menu and back, without ever leaving the header.
    await tabTo(page, page.locator('.header-menu a').first(), { limit: 2 });
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(page.locator('#header'))).toBe(true);
    }
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
  });

  it('opens a folder, whose list alone can be reached, and returns to its link', async () => {
    const { page } = opened;
    const visit = page.locator('[data-folder-id="/visit"]');
    const list = page.locator('[data-folder="/visit"]');
    await visit.click();
    expect(await list.getAttribute('class')).toContain('header-menu-nav-folder--active');
    expect(await page.locator('[data-folder=root]').getAttribute('inert')).toBe('');
    expect(await expanded(page, '[data-folder-id="/visit"]')).toBe('true');
    expect(await hasFocus(list.locator('[data-action=back]'))).toBe(true);
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    expect(await page.locator('[data-folder="/visit"] a:has-text("Guided tours")').isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Space');
    expect(await hasFocus(visit)).toBe(true);
    expect(await expanded(page, '[data-folder-id="/visit"]')).toBe('false');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect([await isOpen(page), await hasFocus(visit)]).toEqual([true, true]);
  });

  it('closes by Escape, a link into the page, its events and a window that gets wide', async () => {
    const { page } = opened;
    const burger = page.locator(BURGER);
    await page.keyboard.press('Escape');
    expect([await isOpen(page), await hasFocus(burger)]).toEqual([false, true]);
    expect(await canScroll(page)).toBe(true);
    await burger.click();
    await page.locator('.header-menu a:has-text("Tickets")').click();
    expect([await isOpen(page), new URL(page.url()).hash]).toEqual([false, '#tickets']);
    const heard = await page.evaluate(() => {
      const events: string[] = [];
      inlayApi().on('menu:opened', () => events.push('opened'));
      inlayApi().on('menu:closed', () => events.push('closed'));
      inlayApi().emit('menu:opened');
      events.push(String(document.body.classList.contains('header--menu-open')));
      inlayApi().emit('menu:closed');
      events.push(String(document.body.classList.contains('header--menu-open')));
      return events;
    });
    expect(heard.filter((event) => event === 'true' || event === 'false')).toEqual(['true', 'false']);
    await burger.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForFunction(() => !document.body.classList.contains('header--menu-open'));
    await page.setViewportSize(NARROW.viewport);
  });

  it('is restored as the server sent it', async () => {
    const { page, errors, warnings } = opened;
    await page.locator(BURGER).click();
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect([errors, warnings]).toEqual([[], []]);
  });
});

describe('folders and actions of a header at 1280 px', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open('header.html', 'preact', { hasTouch: true });
  });
  const VISIT = '.header-display-desktop button.header-nav-folder-title';
  const PLANTS = '.header-display-desktop a.header-nav-folder-title';
  const content = (page: Page, title: string) => page.locator(`${title} + .header-nav-folder-content`);

  // @keys header-menu | Enter, Space, Escape | opens and closes folders
  it('open and close with the keyboard', async () => {
    const { page } = opened;
    const visit = page.locator(VISIT);
    const list = content(page, VISIT);
    await tabTo(page, visit, { limit: 10 });
    await page.keyboard.press('Enter');
    expect([await expanded(page, VISIT), await list.isVisible()]).toEqual(['true', true]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(list.locator('a').first())).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await hasFocus(list.locator('a').last())).toBe(true);
    await page.keyboard.press('Escape');
    expect([await list.isVisible(), await hasFocus(visit)]).toEqual([false, true]);
    await page.keyboard.press('Space');
    expect(await list.isVisible()).toBe(true);
    // Past the last link.
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    expect([await expanded(page, VISIT), await list.isVisible()]).toEqual(['false', false]);
    const plants = page.locator(PLANTS);
    expect(await hasFocus(plants)).toBe(true);
    // A link that opens a folder is a button, and is called by its text.
    expect(await plants.getAttribute('role')).toBe('button');
    expect(await plants.getAttribute('aria-label')).toBe('The collection');
    await page.keyboard.press('Space');
    expect(await content(page, PLANTS).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
  });

  // @wcag 1.4.13 | a folder stays under the mouse and hides by Escape
  it('open under the mouse, stay for a moment after it has left, and hide by Escape', async () => {
    const { page } = opened;
    const list = content(page, VISIT);
    await page.locator(VISIT).hover();
    await list.waitFor();
    expect(await expanded(page, VISIT)).toBe('true');
    await page.locator(PLANTS).hover();
    await content(page, PLANTS).waitFor();
    await list.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await content(page, PLANTS).waitFor({ state: 'hidden' });
    await page.locator('h1').hover();
    await page.locator(PLANTS).hover();
    await content(page, PLANTS).waitFor();
    // A click keeps it open, a second one closes it.
    await page.locator(PLANTS).click();
    expect(await content(page, PLANTS).isVisible()).toBe(true);
    await page.locator(PLANTS).click();
    expect(await content(page, PLANTS).isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toContain('header.html');
    await page.locator('h1').hover();
  });

  it('open and close by tap', async () => {
    const { page } = opened;
    await page.setViewportSize(WIDE);
    await startAnew(page);
    await page.locator(VISIT).tap();
    expect(await content(page, VISIT).isVisible()).toBe(true);
    await page.locator(VISIT).tap();
    await content(page, VISIT).waitFor({ state: 'hidden' });
    expect(await expanded(page, VISIT)).toBe('false');
  });
});

describe('a header whose theme has not come', () => {
  const shown = (page: Page) =>
    page.locator('#header :is(a, button)').filter({ visible: true }).allInnerTexts();
  const heightOf = async (page: Page) => (await page.locator('#header').boundingBox())?.height;
  /** The page without its theme, and what else is to be another text. */
  const unthemed = (site: Site, other: RegExp | string = '') =>
    serveEdited(site, 'header.html', 'preact', (html) =>
      html
        .replace(/<link [^>]*(?:header|theme)\.css[^>]*>/g, '')
        .replace(' data-inlay-look="base"', '')
        .replace(other, ''),
    );

  it('is one line on phones, as high before Inlay as with it, and without scripts has its menu below', async ({
    site,
  }) => {
    const still = await unthemed(site, /<script type="module"[^>]*><\/script>/);
    const { page } = await site.newPage(NARROW);
    await page.goto(`${site.url}/demo-pages/${still}`);
    const before = await heightOf(page);
    expect(before).toBeLessThan(60);
    expect(await shown(page)).toEqual(['Otterbrook Glasshouse', '']);
    const { page: bare } = await site.newPage({ ...NARROW, javaScriptEnabled: false });
    await bare.goto(`${site.url}/demo-pages/${still}`);
    expect(await shown(bare)).toEqual(expect.arrayContaining(['Guided tours', 'Ferns']));
    const { page: alive } = await site.open(await unthemed(site), 'preact', NARROW);
    await alive.locator('[data-inlay-look="base"]').waitFor();
    expect(Math.abs(((await heightOf(alive)) ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);
  });

  it('shows one list of the menu at a time, over the page', async ({ site }) => {
    const { page } = await site.open(await unthemed(site), 'preact', NARROW);
    const top = await page.locator('main').boundingBox();
    await page.locator('.header-display-mobile .burger').click();
    const menu = page.locator('.header-menu');
    await menu.locator('a:has-text("News")').waitFor();
    expect(await page.locator('main').boundingBox()).toEqual(top);
    await menu.locator('[data-folder-id="/visit"]').click();
    await menu.locator('a:has-text("Guided tours")').waitFor();
    await menu.locator('a:has-text("News")').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await menu.locator('a:has-text("News")').waitFor();
  });
});
