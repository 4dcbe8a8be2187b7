import { addStyleSheet } from '../core/entry/add-style-sheet';
import { findAll } from '../dom/find-all';

/** Adds `site.css` from beside the script if the page has no link to it. Its failure is reported by `check-styles`. */
export function linkStyles(base: string): void {
  const { href, pathname } = new URL('../site.css', base);
  // At the start, so that the page's own style sheets come later and win.
  if (!findAll(document, `link[href*="${pathname}"]`)[0]) addStyleSheet(href, 'prepend').catch(() => {});
}
