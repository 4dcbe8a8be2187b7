/** Checks whether the visitor prefers reduced motion. Read at each call, since the setting can change. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
