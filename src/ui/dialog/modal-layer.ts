import { tabbable } from 'tabbable';
import { dialogStackOf } from './dialog-stack';
import { preventScroll } from './prevent-scroll';

/** Keeps Tab inside the container until the returned call. It moves focus on key presses only; the caller decides where focus starts and returns to. */
export function containFocus(container: HTMLElement): () => void {
  const page = container.ownerDocument;

  const wrap = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)
      return;
    const stops = tabbable(container);
    const first = stops[0];
    const last = stops.at(-1);
    const current = page.activeElement;
    // Between stops the browser knows the next one best. From an element that Tab does not reach (a heading that was
    // given focus) the browser may leave the container, so that step is ours.
    const isStop = stops.some((stop) => stop === current);
    if (isStop && current !== (event.shiftKey ? first : last)) return;
    // Without a stop, focus stays where it is instead of leaving for the page behind.
    event.preventDefault();
    const isInside = current && current !== container && container.contains(current);
    const follows = (stop: Element) =>
      Boolean(current && current.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
    const precedes = (stop: Element) =>
      Boolean(current && current.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
    const next = isInside && (event.shiftKey ? stops.findLast(precedes) : stops.find(follows));
    (next || (event.shiftKey ? last : first))?.focus();
  };

  page.addEventListener('keydown', wrap);
  return () => page.removeEventListener('keydown', wrap);
}

/** The element whose overflow browsers apply to the viewport: html, or body if html has none. */
function findScroller(root: HTMLElement): 'html' | 'body' {
  const { overflowX, overflowY } = getComputedStyle(root);
  return overflowX === 'visible' && overflowY === 'visible' ? 'body' : 'html';
}

/** Adopts a style sheet: server bytes stay, and no CSP forbids it. On the wrong one of html and body it would make body a scroller and sticky headers jump. */
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
 * The page behind neither scrolls nor shifts until the returned call. Locks may overlap and end in any order.
 * A scrollbar with its own room stays: without it the page would widen. Padding does not move fixed headers, and `scrollbar-gutter` changes `vw` (Chrome 145).
 */
export function lockScroll(document: Document): () => void {
  const { documentElement: root, defaultView: view } = document;
  if (!view) return () => {};
  return view.innerWidth > root.clientWidth ? preventScroll(document) : hideOverflow(document, view);
}

/** Rules for everything that covers the page: focus stays in the topmost layer, Escape asks it to close, the page behind does not scroll. Returns the undo. */
export function openModalLayer(element: HTMLElement, requestClose: () => void): () => void {
  const document = element.ownerDocument;
  const stack = dialogStackOf(document);
  let release = () => {};
  // Only one layer may contain focus: two would move it back and forth.
  const contain = () => {
    release();
    release = stack.topModal()?.element === element ? containFocus(element) : () => {};
  };
  const unlock = lockScroll(document);
  const unsubscribe = stack.subscribe(contain);
  const pop = stack.push({ element, isModal: true, requestClose });
  return () => {
    unsubscribe();
    release();
    pop();
    unlock();
  };
}
