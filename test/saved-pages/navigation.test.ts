import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';
import { whenReady } from '../page/support/site';

/** What opens a menu for narrow windows: its markup in each family of themes, and how theme CSS knows that it is open. */
const BURGERS = [
  { toggle: '#header .header-burger-btn', menu: '#header .header-menu', body: 'header--menu-open' },
  {
    toggle: '.Mobile-bar [data-controller*=MobileOverlayToggle]',
    menu: '.Mobile-overlay',
    body: 'is-mobile-overlay-active',
  },
  { toggle: 'label[for=mobileNavToggle]', menu: '#overlayNav', body: '' },
  { toggle: '#header .mobile-nav-toggle', menu: '#sidecarNav', body: 'mobile-nav-open' },
  { toggle: '#mobileMenuLink a,#mobileMenu', menu: '#mobileNav', body: '' },
] as const;
const THEME_SCRIPTS = 'script[src*="site-bundle"],script[src*="/scripts/combo/"]';

const HAS_BURGER =
  /header-burger-btn|MobileOverlayToggle|for="mobileNavToggle"|class="[^"]*\bmobile-nav-toggle[ "]|id="mobileMenu/;
const saved = useSavedPages({ where: (html) => HAS_BURGER.test(html) });

/** The burgers that a visitor can press; on pages whose theme is not saved all of them can be seen. */
async function findBurger(page: Page) {
  for (const family of BURGERS) {
    if (!(await page.locator(family.menu).count())) continue;
    const toggles = page.locator(family.toggle);
    for (const toggle of await toggles.all()) if (await toggle.isVisible()) return { ...family, toggle };
    // The theme hides them: it has the navigation elsewhere.
    if (await toggles.count()) return { ...family, toggle: toggles.first() };
  }
  return undefined;
}

describe('menus for narrow windows on saved published pages', () => {
  saved.each('%s: its burger opens and Escape closes', async (path, site) => {
    const { page, errors, close } = await site.newPage({ viewport: { width: 390, height: 800 } });
    await page.goto(saved.urlOf(site, path, ''), { waitUntil: 'load' });
    await whenReady(page, false);
    const served = [...errors];
    const burger = await findBurger(page);
    if (await page.locator(THEME_SCRIPTS).count()) {
      // Its own script is still on the page, even if it could not be loaded: nothing is written.
      expect(await page.locator('[aria-expanded][aria-controls$=-menu]').count()).toBe(0);
      await close();
      return;
    }
    if (!burger) return expect.unreachable('The page has a burger and no menu that it could open.');
    const { toggle, body } = burger;
    const isOpen = () =>
      toggle.evaluate(
        (element, name) =>
          element.getAttribute('aria-expanded') === 'true' &&
          (!name || document.body.classList.contains(name)),
        body,
      );
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    const named = await toggle.evaluate(
      (element) => element.getAttribute('aria-label') || element.textContent?.trim(),
    );
    expect(named).toBeTruthy();
    await toggle.evaluate((element) => element.focus());
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(true);
    const menuId = await toggle.getAttribute('aria-controls');
    expect(await page.locator(`[id="${menuId}"]`).count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(errors).toEqual(served);
    await close();
  });
});
