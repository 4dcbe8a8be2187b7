import { SITE_ANIMATIONS, shownClass, waitingClass } from '../vocabulary/pages';

export interface SiteAnimation {
  /** The class that hides an element until it is seen. */
  readonly before: string;
  /** The class that brings it. */
  readonly after: string;
}

/** The animation that classes of the body name; undefined where there is none, or the site has switched them off. */
export function animationOf(body: Pick<DOMTokenList, 'contains'>): SiteAnimation | undefined {
  if (!body.contains('tweak-global-animations-enabled')) return undefined;
  const type = SITE_ANIMATIONS.find((name) =>
    body.contains(`tweak-global-animations-animation-type-${name}`),
  );
  return type && { before: waitingClass(type), after: shownClass(type) };
}
