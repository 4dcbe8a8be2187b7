import { tabbable } from 'tabbable';

/**
 * Keeps Tab and Shift+Tab inside the container until the returned function is called. It moves focus only when a key is
 * pressed; the caller decides where focus starts and where it returns to.
 * @example const release = containFocus(dialog);
 */
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
