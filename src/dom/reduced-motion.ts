/** Whether the visitor has asked for less movement; read anew each time, since the setting can change. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
