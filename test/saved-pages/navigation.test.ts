import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from '../page/support/axe';
import { hasFocus } from '../page/support/keyboard';
import { useSavedPages } from '../page/support/saved-pages';
import { type Renderer, type Site, whenReady } from '../page/support/site';

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

const NOT_MOBILE = ':not(:is(#mobileNav,#overlayNav,#sidecarNav,#mobile-navigation,.Mobile-overlay) *)';
const FOLDERS = [
  { item: '.header-nav-item--folder', title: '.header-nav-folder-title', list: '.header-nav-folder-content' },
  { item: '.Header-nav-item--folder', title: '.Header-nav-folder-title', list: '.Header-nav-folder' },
  {
    item: `nav .folder:has(.subnav,.folder-child)${NOT_MOBILE}`,
    title: '.folder-toggle-label,.folder-toggle,:scope > a,:scope > .folder-parent > a',
    list: '.subnav,.folder-child-wrapper',
  },
] as const;
const HAS_FOLDER =
  /class="(?:header-nav-folder-title|Header-nav-folder)|class="[^"]*\bfolder\b[^>]*>(?:(?!<\/nav).)*class="(?:subnav|folder-child)"/s;

/** Owners keep parts of a page in comments. */
const withoutComments = (html: string) => html.replace(/<!--.*?-->/gs, '');

const withBurger = useSavedPages({ where: (html) => HAS_BURGER.test(withoutComments(html)) });
const withFolders = useSavedPages({ where: (html) => HAS_FOLDER.test(withoutComments(html)) });

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

/** A theme's own script, wherever it was saved: these tests are about pages without it. */
const THEME_SCRIPT = /<script\b[^>]*\bsrc="[^"]*(?:site-bundle|\/scripts\/combo\/)[^"]*"[^>]*>\s*<\/script>/g;

async function openWithoutTheme(
  site: Site,
  url: string,
  { width, isOff = false }: { width: number; isOff?: boolean },
) {
  const watched = await site.newPage({ viewport: { width, height: 800 }, hasTouch: true });
  const { page } = watched;
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(THEME_SCRIPT, '') });
  });
  await page.goto(url, { waitUntil: 'load' });
  if (!isOff) await whenReady(page, false);
  return watched;
}

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

/** Text that is hidden does not name an element. */
const nameOf = (element: Locator) =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
  element.evaluate((one: HTMLElement) => one.getAttribute('aria-label') || one.title || one.innerText.trim());
const expanded = (element: Locator) => element.getAttribute('aria-expanded');

/** Whether a visitor sees links in it: painted, and inside the window. Where no theme is saved, a menu is a part of the page. */
const hasSeenLink = (container: Locator) =>
  container.evaluate((root) => {
    const isOver = ['fixed', 'absolute'].includes(getComputedStyle(root).position);
    return [...root.querySelectorAll('a')].some((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return (
        link.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        Math.min(right, innerWidth) - Math.max(left, 0) > 4 &&
        (!isOver || Math.min(bottom, innerHeight) - Math.max(top, 0) > 4)
      );
    });
  });

/** A saved page's own pictures and scripts of other hosts may fail at any time. */
const faultsIn = (errors: readonly string[]) =>
  errors.filter((error) => !error.startsWith('Failed to load resource'));

const poll = <Value>(read: () => Value | Promise<Value>, message = '') =>
  expect.poll(read, { timeout: 10_000, message });

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

describe('menus for narrow windows on saved published pages', () => {
  withBurger.each(
    '%s: its burger opens the menu, and whatever closes it does',
    async (path, site, renderer) => {
      const url = withBurger.urlOf(site, path, `renderer=${renderer}`);
      const { page, errors } = await openWithoutTheme(site, url, { width: 390 });
      const served = faultsIn(errors);
      const found = await findMenu(page);
      if (!found) return expect.unreachable('No burger is seen.');
      const { toggle, body, holdsFocus, isSeen } = found;
      const menu = page.locator(found.menu).first();
      const isOpen = async () =>
        (await expanded(toggle)) === 'true' &&
        (await page.evaluate((name) => !name || document.body.classList.contains(name), body));
      const parts = MENUS.map(
        (family) => `${family.menu},${family.toggle},${family.holdsFocus || 'html:empty'}`,
      );

      await poll(() => expanded(toggle)).toBe('false');
      expect(await nameOf(toggle)).toBeTruthy();
      await toggle.evaluate((element) => element.focus());
      await page.keyboard.press('Enter');
      await poll(isOpen).toBe(true);
      expect(await page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`).count()).toBe(1);
      await poll(() => hasSeenLink(menu)).toBe(true);
      if (renderer === 'preact') await expectNoNewViolation(site, page, url);
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
    },
  );
});

/** What axe holds against the page now, and not against the page that the server sent. */
async function expectNoNewViolation(site: Site, page: Page, url: string): Promise<void> {
  const off = await openWithoutTheme(site, `${url}&inlay=off`, { width: 390, isOff: true });
  const known = await violations(off.page, ARIA_RULES);
  await off.close();
  const rule = (violation: string) => violation.split(' ').slice(0, 2).join(' ');
  const knownRules = known.map(rule);
  // Some themes draw burgers and titles of folders as labels. Axe allows them no role; without one nobody learns what they do.
  const isLabel = (violation: string) => /^aria-allowed-role: \S*label/.test(violation);
  expect(
    (await violations(page, ARIA_RULES)).filter((one) => !knownRules.includes(rule(one)) && !isLabel(one)),
  ).toEqual([]);
}

/** The first folder whose title a visitor sees. */
async function findFolder(page: Page) {
  for (const { item, title, list } of FOLDERS)
    for (const folder of await page.locator(item).all()) {
      const titles = folder.locator(title).first();
      if (await titles.isVisible()) return { title: titles, list: folder.locator(list).first() };
    }
  return undefined;
}

async function tryFolder(site: Site, path: string, { url, renderer }: { url: string; renderer: Renderer }) {
  const { page, errors } = await openWithoutTheme(site, url, { width: 1280 });
  const served = faultsIn(errors);
  const folder = await findFolder(page);
  if (!folder) return expect.unreachable(`No folder of ${path} is seen under ${renderer}.`);
  const { title, list } = folder;
  const isOpen = () => expanded(title).then((value) => value === 'true');
  await title.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await poll(() => expanded(title)).toBe('false');
  expect(await nameOf(title)).toBeTruthy();

  // Focus that moves scrolls the page.
  const findCenter = async () => {
    const { x, y, width, height } = (await title.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  // What is late may still move the header: the mouse follows. From outside, since a folder opens where the mouse enters.
  const follow = async () => {
    if (await isOpen()) return true;
    await page.mouse.move(1, 1);
    await page.mouse.move(...(await findCenter()));
    return isOpen();
  };
  await poll(follow, 'open under the mouse').toBe(true);
  await poll(() => hasSeenLink(list)).toBe(true);
  const place = await list.boundingBox();
  expect(place?.x).toBeGreaterThanOrEqual(0);
  expect((place?.x ?? 0) + (place?.width ?? 9999)).toBeLessThanOrEqual(1280);
  await page.mouse.move(640, 3);
  await poll(isOpen, 'open after the mouse has left').toBe(false);

  await title.evaluate((element) => element.focus());
  await page.keyboard.press('Enter');
  expect(await isOpen(), 'open after Enter').toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await hasFocus(list), 'focus after the down arrow').toBe(true);
  await page.keyboard.press('Escape');
  expect([await isOpen(), await hasFocus(title)], 'after Escape').toEqual([false, true]);
  await page.keyboard.press('Space');
  expect(await isOpen(), 'open after Space').toBe(true);
  await page.keyboard.press('Shift+Tab');
  await poll(isOpen, 'open after focus has left').toBe(false);

  await title.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.touchscreen.tap(...(await findCenter()));
  await poll(isOpen, 'open after a tap').toBe(true);
  await poll(() => hasSeenLink(list)).toBe(true);
  await page.touchscreen.tap(...(await findCenter()));
  await poll(isOpen, 'open after a second tap').toBe(false);
  expect(faultsIn(errors)).toEqual(served);
}

describe('folders of wide windows on saved published pages', () => {
  withFolders.each('%s: its folders open by mouse, keyboard and touch', (path, site, renderer) =>
    tryFolder(site, path, { url: withFolders.urlOf(site, path, `renderer=${renderer}`), renderer }),
  );
});
