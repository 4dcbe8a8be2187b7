import { preventScroll } from './prevent-scroll';

/** The element whose overflow the browser applies to the viewport: that of html, or of body where html has none. */
function findScroller(root: HTMLElement): 'html' | 'body' {
  const { overflowX, overflowY } = getComputedStyle(root);
  return overflowX === 'visible' && overflowY === 'visible' ? 'body' : 'html';
}

/**
 * An adopted style sheet: html and body keep the bytes that the server sent, no CSP forbids it, and nothing has to be
 * restored. Hidden overflow on the wrong one of html and body would make body a scroller, and sticky headers would jump.
 */
function hideOverflow(document: Document, view: Window & typeof globalThis): () => void {
  const sheet = new view.CSSStyleSheet();
  // Not in print, where hidden overflow would cut everything after the first page.
  sheet.replaceSync(`@media screen{${findScroller(document.documentElement)}{overflow:hidden!important}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/**
 * The page behind neither scrolls nor shifts until the returned function is called. Locks may overlap and end in any order.
 *
 * A scrollbar that takes up room stays visible. Without it the page would get wider, and nothing compensates for that:
 * padding does not move fixed headers, and `scrollbar-gutter` changes `vw` (Chrome 145), which themes build layouts on.
 */
export function lockScroll(document: Document): () => void {
  const { documentElement: root, defaultView: view } = document;
  if (!view) return () => {};
  return view.innerWidth > root.clientWidth ? preventScroll(document) : hideOverflow(document, view);
}
