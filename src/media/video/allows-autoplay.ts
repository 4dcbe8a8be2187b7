import { prefersReducedMotion } from '../../dom/reduced-motion';

export const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Whether videos may start by themselves: not for visitors who prefer reduced motion or save data. */
export const allowsAutoplay = () => !prefersReducedMotion() && !savesData();
