import { holdScroll } from './hold-scroll';

/** The element whose overflow the browser applies to the viewport: where html has none, body lends its own. */
function findScroller(root: HTMLElement): 'html' | 'body' {
  const { overflowX, overflowY } = getComputedStyle(root);
  return overflowX === 'visible' && overflowY === 'visible' ? 'body' : 'html';
}

/**
 * A stylesheet that no element knows of: html and body stay as the server sent them to the byte, no CSP objects,
 * and there is nothing to restore. Hidden overflow on the wrong one of html and body would make body a scroller,
 * and every sticky header would jump.
 */
function hideOverflow(document: Document, view: Window & typeof globalThis): () => void {
  const sheet = new view.CSSStyleSheet();
  // Not in print, where hidden overflow would leave one page.
  sheet.replaceSync(`@media screen{${findScroller(document.documentElement)}{overflow:hidden!important}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/**
 * The page behind neither scrolls nor shifts until the returned function is called. Locks may lie over each other
 * and go in any order.
 *
 * A scrollbar that takes room stays where it is. Without it the page would be wider, and nothing makes up for that:
 * padding leaves fixed headers behind, and `scrollbar-gutter` changes `vw` (Chrome 145), of which themes build
 * whole layouts.
 */
export function lockScroll(document: Document): () => void {
  const { documentElement: root, defaultView: view } = document;
  if (!view) return () => {};
  return view.innerWidth > root.clientWidth ? holdScroll(document) : hideOverflow(document, view);
}
