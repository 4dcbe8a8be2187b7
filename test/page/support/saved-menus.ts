import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedPages } from './saved-pages';
import type { Site, WatchedPage } from './site';

/** A theme's own script, wherever it was saved. */
const THEME_SCRIPT = /<script\b[^>]*\bsrc="[^"]*(?:site-bundle|\/scripts\/combo\/)[^"]*"[^>]*>\s*<\/script>/g;

/** Owners keep parts of a page in comments. */
export const withoutComments = (html: string): string => html.replace(/<!--.*?-->/gs, '');

/** Opens a saved page in a window of that width with a touch screen, and without the script of its theme, also where that lies beside it. */
export async function openWithoutTheme(
  saved: SavedPages,
  site: Site,
  { path, query, width }: { readonly path: string; readonly query: string; readonly width: number },
): Promise<WatchedPage> {
  const url = saved.urlOf(site, path, query);
  const { pathname } = new URL(url);
  const html = await (await fetch(url)).text();
  site.answers.set(pathname, html.replace(THEME_SCRIPT, ''));
  try {
    return await saved.open(site, path, query, { viewport: { width, height: 800 }, hasTouch: true });
  } finally {
    site.answers.delete(pathname);
  }
}

/** Text that is hidden does not name an element. */
export const nameOf = (element: Locator) =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
  element.evaluate((one: HTMLElement) => one.getAttribute('aria-label') || one.title || one.innerText.trim());
export const expanded = (element: Locator) => element.getAttribute('aria-expanded');

/** Whether a visitor sees links in it: painted, and inside the window. Where no theme is saved, a menu is a part of the page. */
export const hasSeenLink = (container: Locator) =>
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

export const poll = <Value>(read: () => Value | Promise<Value>, message = '') =>
  expect.poll(read, { timeout: 10_000, message });
