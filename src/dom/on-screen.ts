/**
 * Tells when an element enters and leaves the viewport itself, without a margin; at first it tells how it is.
 * Returns the end.
 */
export function watchOnScreen(element: Element, changed: (isOnScreen: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => changed(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}
