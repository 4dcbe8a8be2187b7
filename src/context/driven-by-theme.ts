import { matches } from '../dom/find-all';

/** A theme's own script: one bundle in current themes, a combination of files in old ones. */
const THEME_SCRIPTS = 'script[src*="site-bundle"],script[src*="/scripts/combo/"]';

/**
 * Whether the theme's own script brings this element to life, so that Inlay must leave it alone: two scripts that answer one click
 * would open and close a menu at once.
 */
export const isDrivenByTheme = (element: Element): boolean =>
  matches(element, '[data-controllers-bound]') || document.querySelector(THEME_SCRIPTS) !== null;
