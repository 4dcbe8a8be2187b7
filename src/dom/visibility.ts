/** How near the viewport, on every side, counts as visible: the way there is time for loading. */
export const NEAR_PX = 200;

let observer: IntersectionObserver | undefined;
const callbacks = new Map<Element, Set<() => void>>();

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
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) callbacks.get(target)?.forEach((due) => void due());
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  const target = findBox(element);
  const waiting = callbacks.get(target) ?? new Set();
  const cancel = () => {
    if (!waiting.delete(due) || waiting.size) return;
    callbacks.delete(target);
    observer?.unobserve(target);
  };
  const due = () => {
    cancel();
    callback();
  };
  callbacks.set(target, waiting.add(due));
  observer.observe(target);
  return cancel;
}
