/** The element whose overflow the browser applies to the viewport: where html has none, body lends its own. */
function findScroller(root: HTMLElement): 'html' | 'body' {
  const { overflowX, overflowY } = getComputedStyle(root);
  return overflowX === 'visible' && overflowY === 'visible' ? 'body' : 'html';
}

/** What keeps the page as wide as it is when its scrollbar goes. */
function keepWidth(root: HTMLElement, view: Window): string {
  const gutter = getComputedStyle(root).scrollbarGutter;
  // Set already, by the page or by a lock below this one, which hides from us whether there was a scrollbar.
  if (gutter && gutter !== 'auto') return `scrollbar-gutter:${gutter}!important`;
  const width = view.innerWidth - root.clientWidth;
  if (width <= 0) return '';
  // Safari before 18.2 has no gutter: there the padding keeps all but fixed elements in their places.
  return CSS.supports('scrollbar-gutter', 'stable')
    ? 'scrollbar-gutter:stable!important'
    : `padding-right:${width}px!important`;
}

/**
 * The page behind neither scrolls nor shifts until the returned function is called. Locks may lie over each other
 * and go in any order.
 *
 * Each is a stylesheet of its own that no element knows of: html and body stay as the server sent them to the byte,
 * no CSP objects, and there is nothing to count or to restore. Hidden overflow on the wrong one of html and body
 * would make body a scroller, and every sticky header would jump.
 */
export function lockScroll(document: Document): () => void {
  const { documentElement: root, defaultView: view } = document;
  if (!view) return () => {};
  const sheet = new view.CSSStyleSheet();
  // Not in print, where hidden overflow would leave one page.
  sheet.replaceSync(
    `@media screen{${findScroller(root)}{overflow:hidden!important}html{${keepWidth(root, view)}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
