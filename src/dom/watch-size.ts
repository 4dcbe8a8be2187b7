// @chunk single

let observer: ResizeObserver | undefined;
const watchers = new Map<Element, Set<() => void>>();

/** Calls back when the element's size has changed, and once at first; returns the end. One observer serves them all. */
export function watchSize(element: Element, callback: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) watchers.get(target)?.forEach((changed) => void changed());
  });
  const known = watchers.get(element) ?? new Set();
  // Each watcher is one of its own, even where two share a function.
  const own = () => callback();
  watchers.set(element, known.add(own));
  observer.observe(element);
  return () => {
    if (!known.delete(own) || known.size || watchers.get(element) !== known) return;
    watchers.delete(element);
    observer?.unobserve(element);
  };
}
