/** Adds the stylesheet beside the script where the page has forgotten it. */
export function linkStyles(base: string): void {
  const { href, pathname } = new URL('../site.css', base);
  if (document.querySelector(`link[href*="${pathname}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // First, where what the page brings itself comes later and wins.
  document.head.prepend(link);
}
