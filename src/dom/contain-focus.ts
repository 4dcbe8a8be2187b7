import { tabbable } from 'tabbable';

/** Where focus stays: inside one element, or on whatever the predicate accepts (a dialog in several pieces). */
export interface FocusContainment {
  readonly container?: HTMLElement;
  readonly predicate?: (element: Element) => boolean;
}

/**
 * Tab and Shift+Tab go round inside until the returned function is called. It moves focus only when a key is pressed;
 * where focus starts and returns to is the caller's business.
 *
 * @example const release = containFocus({ container: dialog });
 */
export function containFocus({ container, predicate }: FocusContainment): () => void {
  if (Boolean(container) === Boolean(predicate))
    throw new TypeError('Focus containment needs exactly one of container or predicate.');
  const root = container ?? document.body;
  const page = root.ownerDocument;

  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)
      return;
    const stops = tabbable(root).filter(predicate ?? (() => true));
    const first = stops[0];
    const last = stops.at(-1);
    const here = page.activeElement;
    const isInside = here && here !== root && root.contains(here);
    const isStop = stops.some((stop) => stop === here);
    // Within one container the browser knows the next stop best. Pieces that lie apart have others between them, and
    // from an element that is no stop (a heading that was given focus) it may leave: there the step is ours.
    if (container && isStop && here !== (event.shiftKey ? first : last)) return;
    // Without a stop, focus stays where it is instead of leaving for the page behind.
    event.preventDefault();
    const isAfter = (stop: Element) =>
      Boolean(here && here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
    const isBefore = (stop: Element) =>
      Boolean(here && here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
    const next = isInside && (event.shiftKey ? stops.findLast(isBefore) : stops.find(isAfter));
    (next || (event.shiftKey ? last : first))?.focus();
  };

  page.addEventListener('keydown', turn);
  return () => page.removeEventListener('keydown', turn);
}
