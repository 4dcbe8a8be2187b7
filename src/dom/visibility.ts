/** How near the viewport, on every side, counts as visible: the way there is time for loading. */
export const NEAR_PX = 200;

let observer: IntersectionObserver | undefined;
const callbacks = new Map<Element, Set<(entry: IntersectionObserverEntry) => void>>();

/** `display: contents` has no box of its own; the first child that has one stands for it. */
export function findBox(element: Element): Element {
  if (getComputedStyle(element).display !== 'contents') return element;
  const boxes = [...element.children].map(findBox);
  return boxes.find((box) => box.getClientRects().length) ?? boxes[0] ?? element;
}

/**
 * Calls back once, when the element is within 200 px of the viewport on any side; returns the cancel.
 * An element without area counts where it stands; one that is not displayed, when it is.
 */
export function whenVisible(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    // Nobody will tell: now is better than never.
    callback();
    return () => {};
  }
  return whenBoxNear(findBox(element), () => callback());
}

/**
 * The same for an element that has a box of its own, with what the browser has measured: looks at nothing by itself, so it
 * may be called right after writes. Throws where there are no observers.
 */
export function whenBoxNear(
  target: Element,
  callback: (entry: IntersectionObserverEntry) => void,
): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) callbacks.get(entry.target)?.forEach((due) => void due(entry));
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  const waiting = callbacks.get(target) ?? new Set();
  const cancel = () => {
    if (!waiting.delete(due) || waiting.size) return;
    callbacks.delete(target);
    observer?.unobserve(target);
  };
  const due = (entry: IntersectionObserverEntry) => {
    cancel();
    callback(entry);
  };
  callbacks.set(target, waiting.add(due));
  observer.observe(target);
  return cancel;
}
