/** Calls back when an element enters or leaves the viewport (without a margin), and once with the initial state. Returns the undo. */
export function watchOnScreen(element: Element, changed: (isOnScreen: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => changed(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}
