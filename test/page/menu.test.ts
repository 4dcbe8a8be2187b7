import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { tabTo } from './support/keyboard';
import { it, type WatchedPage } from './support/site';

const NEWER = '#block-6f0c5d11a7e94b3c8d01';
const OLD = '#block-6f0c5d11a7e94b3c8d02';
const SINGLE = '#block-6f0c5d11a7e94b3c8d03';
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

  it('menu block: tabs, one active', async () => {
    const { page } = watched;
    expect(await stateOf(page, NEWER)).toEqual(showing(0, 3));
    expect(await stateOf(page, OLD)).toEqual(showing(0, 2));
    expect(await stateOf(page, RTL)).toEqual(showing(1, 3));
    await tab(page, NEWER, 1).click();
    expect(await stateOf(page, NEWER)).toEqual(showing(1, 3));
    expect(await page.locator(`${NEWER} [role=tablist]`).getAttribute('aria-label')).toBe('Menus');
    const ties = await page
      .locator('[role=tab]')
      .evaluateAll((tabs) =>
        tabs.map(({ id }) => document.querySelector(`[role=tabpanel][aria-labelledby="${id}"]`)?.id),
      );
    expect(ties.slice(0, 5)).toEqual([
      'menu-breakfast',
      'menu-lunch',
      'menu-wine-beer',
      'menu-herbs',
      'menu-cakes',
    ]);
    expect(
      await page
        .locator('[role=tab]')
        .evaluateAll((tabs) => tabs.map((one) => one.getAttribute('aria-controls'))),
    ).toEqual(ties);
  });

  // @keys menu | Enter, Space, arrows, Home, End | chooses a tab; one tab stop
  it('Enter/Space selects, Left/Right move cyclically, Home/End to the ends, with one tab stop', async () => {
    const { page } = watched;
    await tab(page, NEWER, 0).click();
    await tabTo(page, tab(page, NEWER, 0));
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

  it('keeps radio buttons and `applyActiveStyle` of old pages in step, and other menus as they are', async () => {
    const { page, errors } = watched;
    const radios = () =>
      page.locator(`${OLD} input`).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
    await tab(page, NEWER, 2).click();
    await tab(page, OLD, 1).click();
    expect([await stateOf(page, OLD), await radios()]).toEqual([showing(1, 2), [false, true]]);
    await tab(page, OLD, 0).focus();
    await page.keyboard.press('Enter');
    expect([await stateOf(page, OLD), await radios()]).toEqual([showing(0, 2), [true, false]]);
    await page
      .locator(`${OLD} input`)
      .nth(1)
      .evaluate((radio: HTMLInputElement) => radio.click());
    expect(await stateOf(page, OLD)).toEqual(showing(1, 2));
    await page.evaluate((block) => {
      const radio = document.querySelector<HTMLInputElement>(`${block} input`);
      if (!radio) throw new Error('There is no radio button.');
      radio.checked = true;
      (window.applyActiveStyle as (id: string) => void)(radio.id.replace('menu-select-', ''));
    }, OLD);
    expect(await stateOf(page, OLD)).toEqual(showing(0, 2));
    expect(await stateOf(page, NEWER)).toEqual(showing(2, 3));
    expect(errors).toEqual([]);
  });

  it('opens the menu that `#menu-…` names, or that contains the target of a link', async () => {
    const { page } = watched;
    await page.locator('.lead a').click();
    await expect.poll(() => stateOf(page, NEWER)).toEqual(showing(1, 3));
    await page.evaluate(() => {
      location.hash = '#menu-select-2-4d0f2c6a-5b1e-4f37-9c55-2a8f6e1d7b90';
    });
    await expect.poll(() => stateOf(page, OLD)).toEqual(showing(1, 2));
    await expect
      .poll(() => page.locator(OLD).evaluate((one) => Math.round(one.getBoundingClientRect().top)))
      .toBeLessThan(400);
  });

  it('leaves a block with one menu as it is', async () => {
    const { page } = watched;
    expect(await stateOf(page, SINGLE)).toEqual({ marked: [], selected: [], stops: [], shown: [0] });
    expect(await page.locator(`${SINGLE} [role], ${SINGLE} [tabindex]`).count()).toBe(0);
  });

  it('has no violation by axe with another menu shown', async () => {
    const { page } = watched;
    // As it comes with the first: every-demo-page.test.ts.
    await tab(page, NEWER, 1).click();
    expect(await violations(page)).toEqual([]);
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

  it('gives the page its own `applyActiveStyle` back', async () => {
    const { page } = watched;
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await page.evaluate(() => `${window.applyActiveStyle}`)).toContain('menu-select-label-');
  });

  it('opens at a link into a menu far down the page', async ({ site }) => {
    const far = await site.newPage();
    await far.page.setViewportSize({ width: 1000, height: 300 });
    await far.page.goto(`${site.url}/demo-pages/menu.html?renderer=preact#menu-cakes`);
    await expect.poll(() => stateOf(far.page, OLD)).toEqual(showing(1, 2));
    expect(await far.page.locator(`${OLD} .menu-item >> nth=2`).isVisible()).toBe(true);
    await expect.poll(() => far.page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  it('can be read without scripts', async ({ site }) => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.url}/demo-pages/menu.html`);
    for (const item of ['Warm beetroot salad', 'Bacchus', 'Plum tart'])
      expect(await page.getByText(item).isVisible(), item).toBe(true);
  });
});
