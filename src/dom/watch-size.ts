// @chunk single

let observer: ResizeObserver | undefined;
const watchers = new Map<Element, Set<() => void>>();

/** Calls back when the element's size changes, and once initially; returns the undo. All share one observer. */
export function watchSize(element: Element, callback: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) watchers.get(target)?.forEach((changed) => void changed());
  });
  const known = watchers.get(element) ?? new Set();
  // Wrapped, so that two watchers with the same callback stay separate.
  const own = () => callback();
  watchers.set(element, known.add(own));
  // Chromium tells of an element that it observes already only when its size changes.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    if (!known.delete(own) || known.size || watchers.get(element) !== known) return;
    watchers.delete(element);
    observer?.unobserve(element);
  };
}
