import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from '../page/support/axe';
import { hasFocus } from '../page/support/keyboard';
import { faultsIn } from '../page/support/page-faults';
import {
  expanded,
  hasSeenLink,
  nameOf,
  openWithoutTheme,
  poll,
  withoutComments,
} from '../page/support/saved-menus';
import { useSavedPages } from '../page/support/saved-pages';
import { readSavedSettings } from '../page/support/saved-settings';
import { scrollThrough } from '../page/support/scroll-through';
import type { Renderer, Site, WatchedPage } from '../page/support/site';
import { findUnfilledBoxes } from '../page/support/unfilled-boxes';
import { findUnseenContent } from '../page/support/unseen-content';

const saved = useSavedPages();
const { it } = saved;
const WIDTH = 390;

/**
 * What opens a menu for narrow windows, by family of themes; where focus stays while it is open; and the class of the body that
 * theme CSS knows it by.
 */
const MENUS = [
  {
    toggle: '#header .header-burger-btn',
    menu: '#header .header-menu',
    holdsFocus: '#header',
    body: 'header--menu-open',
  },
  {
    toggle: '.Mobile-bar [data-controller*=MobileOverlayToggle]',
    menu: '.Mobile-overlay',
    holdsFocus: '.Mobile',
    body: 'is-mobile-overlay-active',
  },
  { toggle: 'label[for=mobileNavToggle]', menu: '#overlayNav', holdsFocus: '#overlayNav', body: '' },
  {
    toggle: '#header .mobile-nav-toggle',
    menu: '#sidecarNav',
    holdsFocus: '#sidecarNav',
    body: 'mobile-nav-open',
  },
  // It pushes the page down, which stays usable.
  { toggle: '#mobileMenuLink a,#mobileMenu', menu: '#mobileNav', holdsFocus: '', body: 'mobile-nav-open' },
  {
    toggle: '#mobile-navigation-label',
    menu: '#mobile-navigation',
    holdsFocus: '',
    body: 'sqs-mobile-nav-open',
  },
  { toggle: '.ctrl-button.menu', menu: '.main-nav', holdsFocus: '', body: 'sqs-mobile-nav-open' },
] as const;
const HAS_BURGER =
  /header-burger-btn|MobileOverlayToggle|for="mobileNavToggle"|class="[^"]*\bmobile-nav-toggle[ "]|id="(?:mobileMenu|mobile-navigation-label)|class="ctrl-button menu/;

const ARIA_RULES = [
  'aria-allowed-attr',
  'aria-allowed-role',
  'aria-command-name',
  'aria-hidden-focus',
  'aria-required-attr',
  'aria-valid-attr-value',
  'button-name',
  'label',
  'nested-interactive',
];

/** A menu of the page and the first of its toggles that a visitor sees; without their theme, some are drawn of nothing. */
async function findMenu(page: Page) {
  for (const family of MENUS) {
    if (!(await page.locator(family.menu).count())) continue;
    const toggles = await page.locator(family.toggle).all();
    for (const toggle of toggles) if (await toggle.isVisible()) return { ...family, toggle, isSeen: true };
    for (const toggle of toggles)
      if (await toggle.evaluate((element) => element.checkVisibility()))
        return { ...family, toggle, isSeen: false };
  }
  return undefined;
}

/** Presses the page where nothing of the menu is, or the page itself where the menu covers all of it. */
async function pressOutside(page: Page, parts: string): Promise<void> {
  const place = await page.evaluate((selector) => {
    for (let y = innerHeight - 10; y > 0; y -= 20)
      for (const x of [innerWidth - 10, innerWidth / 2, 10]) {
        const hit = document.elementFromPoint(x, y);
        if (hit && !hit.closest(`${selector},a:not(.body-overlay),button,input,label,iframe,[onclick]`))
          return { x, y };
      }
    return undefined;
  }, parts);
  if (place) await page.mouse.click(place.x, place.y);
  else
    await page.evaluate(() => {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      document.body.click();
    });
}

/** What axe holds against the page now, and not against the page that the server sent, which is opened only where there is something. */
async function expectNoNewViolation(site: Site, { path, page }: Pick<Visit, 'path' | 'page'>): Promise<void> {
  // Some themes draw burgers and titles of folders as labels. Axe allows them no role; without one nobody learns what they do.
  const isLabel = (violation: string) => /^aria-allowed-role: \S*label/.test(violation);
  const found = (await violations(page, ARIA_RULES)).filter((violation) => !isLabel(violation));
  if (!found.length) return;
  const off = await openWithoutTheme(saved, site, { path, query: 'inlay=off', width: WIDTH });
  const rule = (violation: string) => violation.split(' ').slice(0, 2).join(' ');
  const known = (await violations(off.page, ARIA_RULES)).map(rule);
  await off.close();
  expect(found.filter((violation) => !known.includes(rule(violation)))).toEqual([]);
}

interface Visit extends WatchedPage {
  readonly path: string;
  readonly renderer: Renderer;
}

async function tryBurger(site: Site, { path, page, errors, renderer }: Visit): Promise<void> {
  const served = faultsIn(errors);
  const found = await findMenu(page);
  if (!found) return expect.unreachable('No burger is seen.');
  const { toggle, body, holdsFocus, isSeen } = found;
  const menu = page.locator(found.menu).first();
  const isOpen = async () =>
    (await expanded(toggle)) === 'true' &&
    (await page.evaluate((name) => !name || document.body.classList.contains(name), body));
  const parts = MENUS.map((family) => `${family.menu},${family.toggle},${family.holdsFocus || 'html:empty'}`);

  await poll(() => expanded(toggle)).toBe('false');
  expect(await nameOf(toggle)).toBeTruthy();
  await toggle.evaluate((element) => element.focus());
  await page.keyboard.press('Enter');
  await poll(isOpen).toBe(true);
  expect(await page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`).count()).toBe(1);
  await poll(() => hasSeenLink(menu)).toBe(true);
  if (renderer === 'preact') await expectNoNewViolation(site, { path, page });
  for (let presses = 0; holdsFocus && presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.locator(holdsFocus).first()), `focus after Tab ${presses + 1}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  expect(await isOpen(), 'open after Escape').toBe(false);
  expect(await hasFocus(toggle), 'focus after Escape').toBe(true);

  await (isSeen ? toggle.click() : toggle.dispatchEvent('click'));
  await poll(isOpen).toBe(true);
  // A press while the menu is still sliding may meet what is not outside any more.
  const openAfterPress = async () => {
    await pressOutside(page, parts.join());
    return isOpen();
  };
  await poll(openAfterPress, 'open after a press outside').toBe(false);

  await (isSeen ? toggle.tap() : toggle.dispatchEvent('click'));
  await poll(isOpen).toBe(true);
  const link = menu.locator('a[href]:not([data-folder-id],[data-action],[role=button])').first();
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = `${location.search}#inside`;
    element.click();
  });
  await poll(isOpen, 'open after a link').toBe(false);
  expect(faultsIn(errors)).toEqual(served);
}

let burgers = 0;

describe('saved published pages on a phone', () => {
  saved.visits({
    under: 'one renderer',
    async open({ path, renderer }, site) {
      const query = `renderer=${renderer}`;
      return { ...(await openWithoutTheme(saved, site, { path, query, width: WIDTH })), path, renderer };
    },
    tests(visit, { html }) {
      it('shows every text and picture', async () => {
        await scrollThrough(visit().page);
        await expect.poll(() => findUnseenContent(visit().page), { timeout: 5000 }).toEqual([]);
      });

      it('has pictures that cover the boxes which its theme means them to fill', () =>
        expect.poll(() => findUnfilledBoxes(visit().page), { timeout: 5000 }).toEqual([]));

      it('has the bar that its settings ask for', async () => {
        const { mobile } = await readSavedSettings(visit().page);
        await expect
          .poll(() => visit().page.locator('.inlay-mobile-bar .sqs-mobile-info-bar-trigger').count())
          .toBe(mobile);
      });

      if (!HAS_BURGER.test(withoutComments(html))) return;
      burgers += 1;
      it('has a burger that opens the menu, and whatever closes it does', ({ site }) =>
        tryBurger(site, visit()));
    },
  });

  it.skipIf(!saved.isThere)('have burgers', () => expect(burgers).toBeGreaterThan(0));
});
