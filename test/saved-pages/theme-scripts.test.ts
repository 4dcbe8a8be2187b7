import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';
import type { Site } from '../page/support/site';

const saved = useSavedPages({ withThemeScript: true });

/** What opens a menu in themes with controllers, and the class of the body that says that it is open. */
const BURGERS = [
  ['#header .header-burger-btn', 'header--menu-open'],
  ['.Mobile-bar [data-controller*=MobileOverlayToggle]', 'is-mobile-overlay-active'],
] as const;

/** Opens a page on a phone, with what its scripts throw. Errors of the page's own are there without Inlay, too. */
async function openSaved(site: Site, path: string, query: string) {
  const uncaught: string[] = [];
  // Without a context a theme's script fails at its first reading of it, whatever that says.
  const lost =
    /^Static is not defined$|^.*\(reading '(?:authenticatedAccount|tweakJSON|templateScriptsRootUrl|[A-Z_]+)'\)$/;
  const before = (page: Page) =>
    page.on('pageerror', ({ message }) => uncaught.push(message.replace(lost, 'no context')));
  const { page, close } = await saved.open(site, path, query, {
    viewport: { width: 390, height: 800 },
    before,
  });
  return { page, close, uncaught };
}

/** How many items the galleries and lists of the page have, clones included. */
const countItems = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[class*=gallery], [class*=user-items], .Index-gallery')].map(
      (list) => list.querySelectorAll('figure, li, .slide, .Index-gallery-item').length,
    ),
  );

/** The drivers of elements with controllers, and whether a bundle has bound them. */
const readDrivers = (page: Page) =>
  page.evaluate(() =>
    inlayApi()
      .inspect()
      .filter(({ driver, element }) => driver && element?.matches('[data-controller]'))
      .map(({ block, driver, state, element }) => ({
        block,
        driver,
        state: state === 'failed' ? 'mounted' : state,
        isBound: element?.hasAttribute('data-controllers-bound'),
      })),
  );

/** Whether the menu is open after one press of its burger, and after another; undefined where no burger is seen. */
async function pressBurger(page: Page): Promise<readonly boolean[] | undefined> {
  for (const [selector, open] of BURGERS) {
    for (const burger of await page.locator(selector).all()) {
      if (!(await burger.isVisible())) continue;
      const press = async () => {
        await burger.evaluate((button: HTMLElement) => button.click());
        return page.evaluate((name) => document.body.classList.contains(name), open);
      };
      return [await press(), await press()];
    }
  }
  return undefined;
}

describe('saved pages with the scripts of their themes', () => {
  saved.each('%s: nothing new is thrown, and nothing is driven twice', async (path, site) => {
    const beside = await openSaved(site, path, 'theme-scripts');
    const off = await openSaved(site, path, 'theme-scripts&inlay=off');

    const drivers = await readDrivers(beside.page);
    expect(drivers.filter(({ driver, isBound }) => (driver === 'theme') !== isBound)).toEqual([]);
    expect(
      drivers.filter(({ driver, state }) => state !== (driver === 'theme' ? 'left' : 'mounted')),
    ).toEqual([]);

    const items = await countItems(beside.page);
    const tooMany = (most: readonly number[]) => items.filter((count, index) => count > (most[index] ?? 0));
    let most = await countItems(off.page);
    // Lists that the theme leaves to Inlay have its clones.
    if (tooMany(most).length) {
      const without = await openSaved(site, path, '');
      const counts = await countItems(without.page);
      most = items.map((_, index) => Math.max(most[index] ?? 0, counts[index] ?? 0));
      await without.close();
    }
    expect(tooMany(most), 'items of lists, clones included').toEqual([]);

    expect((await pressBurger(beside.page)) ?? [true, false], 'the menu after each press').toEqual([
      true,
      false,
    ]);
    expect(
      beside.uncaught.filter((message) => !off.uncaught.includes(message)),
      'new errors',
    ).toEqual([]);
  });
});
