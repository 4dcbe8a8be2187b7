import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
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
import type { Site } from '../page/support/site';

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

const saved = useSavedPages({ where: (html) => HAS_FOLDER.test(withoutComments(html)) });

/** The first folder whose title a visitor sees. */
async function findFolder(page: Page) {
  for (const { item, title, list } of FOLDERS)
    for (const folder of await page.locator(item).all()) {
      const titles = folder.locator(title).first();
      if (await titles.isVisible()) return { title: titles, list: folder.locator(list).first() };
    }
  return undefined;
}

async function tryFolder(site: Site, path: string, renderer: string): Promise<void> {
  const query = `renderer=${renderer}`;
  const { page, errors } = await openWithoutTheme(saved, site, { path, query, width: 1280 });
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
  saved.each('%s: its folders open by mouse, keyboard and touch', (path, site, renderer) =>
    tryFolder(site, path, renderer),
  );
});
