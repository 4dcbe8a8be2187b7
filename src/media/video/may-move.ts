interface Connection extends EventTarget {
  readonly saveData?: boolean;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's browser asks to save data. */
export const savesData = () =>
  (navigator as { readonly connection?: Connection }).connection?.saveData === true;

/** Whether moving pictures may start by themselves: not for visitors who have asked for less motion or less data. */
export const mayMove = () => !matchMedia(REDUCED).matches && !savesData();

/** Calls back when the visitor's setting for motion has changed; returns the end. */
export function watchMotion(changed: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
