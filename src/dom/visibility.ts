import { readThenWrite } from './read-then-write';

/** An element this near the viewport, on any side, counts as visible, so that loading has a head start. */
export const NEAR_PX = 200;

let observer: IntersectionObserver | undefined;
const callbacks = new Map<Element, Set<(entry: IntersectionObserverEntry) => void>>();

/** An element with `display: contents` has no box: its first child with a box is used instead. */
export function findBox(element: Element): Element {
  if (getComputedStyle(element).display !== 'contents') return element;
  const boxes = [...element.children].map(findBox);
  return boxes.find((box) => box.getClientRects().length) ?? boxes[0] ?? element;
}

/**
 * Calls back once, when the element is within 200 px of the viewport on any side; returns the cancel.
 * Zero-size elements are judged by their position; hidden elements are reported once they are displayed.
 */
export function whenVisible(element: Element, callback: () => void): () => void {
  let isCancelled = false;
  let cancel = () => {
    isCancelled = true;
  };
  // Many elements start to wait in one task, with writes in between: their styles are read together.
  readThenWrite(() => {
    const box = isCancelled ? undefined : findBox(element);
    return () => {
      if (box && !isCancelled) cancel = whenBoxNear(box, () => callback());
    };
  });
  return () => cancel();
}

/**
 * Like `whenVisible`, for an element that has a box; passes on what the browser has measured. It reads no layout, so it may
 * be called right after writes.
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

/** Vertical distance from the viewport, in px: 0 for an element that is in it. */
export function viewportDistance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom, 0);
}
