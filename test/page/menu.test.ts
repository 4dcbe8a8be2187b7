import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, type WatchedPage } from './support/site';
import { tabInto } from './support/tab-into';

const NEWER = '#block-6f0c5d11a7e94b3c8d01';
const OLD = '#block-6f0c5d11a7e94b3c8d02';
const RTL = '#block-6f0c5d11a7e94b3c8d04';

/** What a visitor sees of a block, and what assistive technology is told. */
const stateOf = (page: Page, block: string) =>
  page.locator(block).evaluate((element) => ({
    marked: [...element.querySelectorAll('.menu-select-labels')].map((tab) =>
      tab.classList.contains('menu-select-labels--active'),
    ),
    selected: [...element.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-selected')),
    stops: [...element.querySelectorAll<HTMLElement>('[role=tab]')].map(({ tabIndex }) => tabIndex),
    shown: [...element.querySelectorAll('.menu-item')]
      .filter((item) => item.checkVisibility({ contentVisibilityAuto: true }))
      .map((item) => item.closest('.menu'))
      .map((panel) => [...element.querySelectorAll('.menu')].indexOf(panel as Element))
      .filter((index, at, all) => all.indexOf(index) === at),
  }));

const showing = (index: number, count: number) => {
  const selected = Array.from({ length: count }, (_, at) => at === index);
  return {
    marked: selected,
    selected: selected.map(String),
    stops: selected.map((is) => (is ? 0 : -1)),
    shown: [index],
  };
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

const tab = (page: Page, block: string, index: number) =>
  page.locator(`${block} .menu-select-labels`).nth(index);

// It draws nothing, so no renderer is loaded and one run is enough.
describe('a menu block', () => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('menu.html', 'preact');
  });

  // @keys menu | Enter, Space, arrows, Home, End | chooses a tab; one tab stop
  it('Enter/Space selects, Left/Right move cyclically, Home/End to the ends, with one tab stop', async () => {
    const { page } = watched;
    await tab(page, NEWER, 0).click();
    await tabInto(page, tab(page, NEWER, 0));
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('Wine & beer');
    // The focus moves, the selection waits for Enter or Space.
    expect(await stateOf(page, NEWER)).toEqual(showing(0, 3));
    await page.keyboard.press('Enter');
    expect(await stateOf(page, NEWER)).toEqual(showing(2, 3));
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Breakfast');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Wine & beer');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    expect(await stateOf(page, NEWER)).toEqual(showing(1, 3));
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    // The next stop is the panel, then the link in it.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('menu-lunch');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('our own dill');
    // From right to left the left arrow leads on.
    await tab(page, RTL, 1).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('المشروبات');
  });

  it('prints all menus, each under its name', async () => {
    const { page } = watched;
    await page.emulateMedia({ media: 'print' });
    expect((await stateOf(page, NEWER)).shown).toEqual([0, 1, 2]);
    expect((await stateOf(page, OLD)).shown).toEqual([0, 1]);
    expect(await page.locator(`${NEWER} [role=tablist]`).isVisible()).toBe(false);
    expect(
      await page.locator('#menu-lunch').evaluate((panel) => getComputedStyle(panel, '::before').content),
    ).toBe('"Lunch"');
    await page.emulateMedia({ media: 'screen' });
  });

  it('opens at a link into a menu far down the page', async ({ site }) => {
    const far = await site.newPage();
    await far.page.setViewportSize({ width: 1000, height: 300 });
    await far.page.goto(`${site.url}/demo-pages/menu.html?renderer=preact#menu-cakes`);
    await expect.poll(() => stateOf(far.page, OLD)).toEqual(showing(1, 2));
    expect(await far.page.locator(`${OLD} .menu-item >> nth=2`).isVisible()).toBe(true);
    await expect.poll(() => far.page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });
});
