import { findAll } from '../dom/find-all';

/** Adds the stylesheet beside the script where the page has forgotten it. */
export function linkStyles(base: string): void {
  const { href, pathname } = new URL('../site.css', base);
  if (findAll(document, `link[href*="${pathname}"]`)[0]) return;
  // First, where what the page brings itself comes later and wins.
  document.head.prepend(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
