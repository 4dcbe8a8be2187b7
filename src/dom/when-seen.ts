const THRESHOLDS = [0, 0.1, 0.25, 0.5, 1];
const SEEN_RATIO = 0.5;

/** Half of it is in view, or any part of an element that is higher than the window. */
function isSeen({
  isIntersecting,
  intersectionRatio,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  return intersectionRatio >= SEEN_RATIO || (isIntersecting && boundingClientRect.height > innerHeight);
}

/** Calls back once, when enough of the element is in the viewport to be looked at; returns the cancel. */
export function whenSeen(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isSeen)) return;
      observer.disconnect();
      callback();
    },
    { threshold: THRESHOLDS },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
