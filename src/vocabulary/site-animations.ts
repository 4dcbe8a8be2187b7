/** How elements of a site appear when they are seen. */
export const SITE_ANIMATIONS = ['fade', 'scale', 'slide', 'clip', 'flex'] as const;

export type SiteAnimationType = (typeof SITE_ANIMATIONS)[number];

/** What hides an element until it is seen: `preFade`. */
export const waitingClass = (type: SiteAnimationType): string =>
  `pre${type.charAt(0).toUpperCase()}${type.slice(1)}`;
