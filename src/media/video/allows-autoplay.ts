const REDUCED = '(prefers-reduced-motion: reduce)';

export const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Whether videos may start by themselves: not for visitors who prefer reduced motion or save data. */
export const allowsAutoplay = () => !matchMedia(REDUCED).matches && !savesData();

/** Calls back when the visitor's motion preference changes; returns the undo. */
export function watchMotion(changed: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
