import { isTabbable, tabbable } from 'tabbable';

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
  const { ownerDocument } = container ?? document.body;
  const isInside = predicate ?? ((element: Element) => Boolean(container?.contains(element)));

  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const stops = tabbable(container ?? ownerDocument.body).filter(isInside);
    const { activeElement } = ownerDocument;
    const first = stops[0];
    const last = stops.at(-1);
    if (!first || !last) {
      // Nothing to go to: focus stays on the dialog itself instead of leaving for the page behind.
      event.preventDefault();
      return;
    }
    const isOutside = !activeElement || !isInside(activeElement);
    // A dialog that holds focus itself (tabindex -1) is inside, but no stop: Shift+Tab must not leave it backwards.
    const isBeforeFirst = activeElement === first || (activeElement === container && !isTabbable(container));
    const target = event.shiftKey ? last : first;
    const isAtEdge = event.shiftKey ? isBeforeFirst : activeElement === last;
    // Pieces that lie apart in the page have other elements between them, so each step is ours to take.
    const next = predicate && activeElement ? stops[stops.indexOf(activeElement as HTMLElement) + (event.shiftKey ? -1 : 1)] : undefined;
    if (!isOutside && !isAtEdge && !predicate) return;
    event.preventDefault();
    (isOutside || isAtEdge ? target : (next ?? target)).focus();
  };

  ownerDocument.addEventListener('keydown', turn);
  return () => ownerDocument.removeEventListener('keydown', turn);
}
