import { addLink } from '../dom/add-link';

/** Adds the stylesheet beside the script where the page has forgotten it. */
export function linkStyles(base: string): void {
  const { href, pathname } = new URL('../site.css', base);
  if (document.querySelector(`link[href*="${pathname}"]`)) return;
  addLink('stylesheet', href);
}
