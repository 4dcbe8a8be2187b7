const REDUCED = '(prefers-reduced-motion: reduce)';

/** Checks whether the visitor prefers reduced motion. Read at each call, since the setting can change. */
export const prefersReducedMotion = () => matchMedia(REDUCED).matches;

/** Calls back when the visitor's motion preference changes; returns the undo. */
export function watchMotion(changed: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
