import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations as allViolations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { servedBody } from './support/served-body';
import { bodyOf, undrawn as it, openDemo, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PATH = 'header-7-0.html';

const isOpen = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('is-mobile-overlay-active'));
/** The bar of these themes is not a landmark: the server's. */
const violations = async (page: Page) =>
  (await allViolations(page)).filter((one) => !one.startsWith('region'));
const settled = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

describe('a header of version 7.0 on a phone', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.newPage({ viewport: { width: 390, height: 844 } });
    await watchLayoutShift(opened.page);
    await openDemo(site, opened, PATH, 'preact', { all: false });
  });

  // First, since nothing moves when a page that has come starts anew.
  it('a page that keeps the room of its bar itself is not moved, though fractions of a pixel are rounded', async () => {
    const { page } = opened;
    const height = await page
      .locator('.Mobile-bar--top')
      .evaluate((bar) => bar.getBoundingClientRect().height);
    expect(height % 1).toBe(0.5);
    expect(await readLayoutShift(page)).toBe(0);
  });

  it('a mobile bar opens its menu over the page, with folders, and restores the page', async () => {
    const { page, errors, warnings } = opened;
    await page.setViewportSize({ width: 390, height: 500 });
    await startAnew(page);
    const burger = page.locator('.Mobile-bar-menu');
    const menu = page.locator('.Mobile-overlay');
    // The server has put it into a bar that the theme hides; classes of the body say where it belongs.
    expect(await page.locator('[data-nc-container=top-right] > .Mobile-bar-menu').isVisible()).toBe(true);
    expect(await burger.getAttribute('aria-label')).toBe('Open menu');
    await tabTo(page, burger, { limit: 4 });
    // The theme keeps the closed menu beside the window, where the keyboard does not go.
    await expect.poll(() => menu.getAttribute('inert')).toBe('');
    await page.keyboard.press('Tab');
    expect(await hasFocus(menu)).toBe(false);
    await burger.focus();
    await page.evaluate(() => scrollTo(0, 90));
    const top = await page.evaluate(() => scrollY);
    expect(top).toBe(90);
    await page.keyboard.press('Enter');
    expect([await isOpen(page), await burger.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(await hasFocus(menu)).toBe(true);
    expect(await page.evaluate(() => -document.body.getBoundingClientRect().top)).toBe(top);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(page.locator('.Mobile'))).toBe(true);
    }
    const visit = page.locator('[data-controller-folder-toggle=visit]').first();
    const list = page.locator('[data-controller-folder=visit]');
    await visit.click();
    await settled(page);
    expect(await visit.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.has-active-folder').count()).toBe(1);
    expect(await list.getAttribute('class')).toContain('is-active-folder');
    expect(await hasFocus(list)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect([await hasFocus(visit), await visit.getAttribute('aria-expanded')]).toEqual([true, 'false']);
    await page.keyboard.press('Escape');
    expect([await isOpen(page), await hasFocus(burger)]).toEqual([false, true]);
    await expect.poll(() => menu.getAttribute('inert')).toBe('');
    expect(await page.evaluate(() => scrollY)).toBe(top);
    for (const closer of ['.Mobile-overlay-close', '.Mobile-overlay-nav-item:text("Tickets")']) {
      await burger.click();
      expect(await isOpen(page)).toBe(true);
      await page.locator(closer).click();
      expect(await isOpen(page)).toBe(false);
    }
    expect(new URL(page.url()).hash).toBe('#tickets');
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect([errors, warnings]).toEqual([[], []]);
  });

  // Last, since it changes the settings of the page.
  it('a cookie banner at the top stands below the bar of a phone', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 700 });
    await page.evaluate(() => {
      const { Static } = window as unknown as { Static: { SQUARESPACE_CONTEXT: object } };
      Object.assign(Static.SQUARESPACE_CONTEXT, {
        cookieSettings: { isCookieBannerEnabled: true, cookieBannerPosition: 'TOP' },
      });
    });
    await startAnew(page);
    const bar = await page.locator('.Mobile-bar').first().boundingBox();
    const bottom = (bar?.y ?? 0) + (bar?.height ?? 0);
    expect(bottom).toBeGreaterThan(40);
    await expect
      .poll(async () => Math.round((await page.locator('.inlay-cookie-banner').boundingBox())?.y ?? 0))
      .toBe(Math.round(bottom));
  });
});

describe('a header of version 7.0 in a wide window', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open(PATH, 'preact', { all: false });
  });

  // @keys nav-folders | Enter, arrows, Escape | opens and closes folders
  it('a wide header has its parts where the body says, and folders that open by mouse and keyboard', async () => {
    const { page } = opened;
    // The server has put them into a bar that the theme hides.
    await expect
      .poll(() => page.locator('[data-nc-container=top-right] > .Header-nav').isVisible())
      .toBe(true);
    expect(await page.locator('[data-nc-container=top-left] > .Header-branding').isVisible()).toBe(true);
    expect(await page.locator('.Header-search').isVisible()).toBe(false);
    const title = page.locator('.Header-nav-folder-title').first();
    const list = page.locator('.Header-nav-folder').first();
    const isSeen = () => list.evaluate((element) => getComputedStyle(element).opacity === '1');
    await tabTo(page, title, { limit: 6 });
    await page.keyboard.press('Enter');
    const leftOf = async (one: Locator) => (await one.boundingBox())?.x;
    expect(await leftOf(list)).toBe(await leftOf(title));
    await expect.poll(isSeen).toBe(true);
    expect(await title.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(list.locator('a').first())).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isSeen).toBe(false);
    expect(await hasFocus(title)).toBe(true);
    // The theme only makes the closed links invisible: they are still in the tab order.
    await page.keyboard.press('Tab');
    expect(await hasFocus(list)).toBe(true);
    await expect.poll(isSeen).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isSeen).toBe(false);
    await title.hover();
    await expect.poll(isSeen).toBe(true);
    expect(await title.getAttribute('aria-expanded')).toBe('true');
  });

  it('the columns of a footer go below each other where they have no room, and the page stays where it is', async () => {
    const { page, errors, warnings } = opened;
    const footer = page.locator('.Footer');
    const last = footer.locator('a').last();
    const state = () => footer.getAttribute('class');
    const setWidth = (width: number) => page.setViewportSize({ width, height: 500 });
    await setWidth(1280);
    await startAnew(page);
    expect(await state()).toBe('Footer');
    await setWidth(800);
    await expect.poll(state).toBe('Footer Footer--mid');
    await setWidth(390);
    await expect.poll(state).toBe('Footer Footer--mid Footer--compact');
    const box = await last.boundingBox();
    expect(box && box.width > 0 && box.x + box.width <= 390).toBe(true);
    const toEnd = () =>
      page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
    await page.keyboard.press('End');
    await expect.poll(toEnd).toBe(0);
    const { width: before = 0 } = (await footer.boundingBox()) ?? {};
    await setWidth(380);
    await expect.poll(async () => (await footer.boundingBox())?.width).toBeLessThan(before);
    expect(await toEnd()).toBeLessThanOrEqual(1);
    expect([errors, warnings]).toEqual([[], []]);
  });
});
