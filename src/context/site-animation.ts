import { SITE_ANIMATIONS, shownClass, waitingClass } from '../vocabulary/pages';

/** The classes that hide an element until it is seen (`before`), and show it (`after`). */
export type SiteAnimation = NonNullable<ReturnType<typeof animationOf>>;

/** The animation that classes of the body name; undefined where there is none, or the site has switched them off. */
export function animationOf(body: Pick<DOMTokenList, 'contains'>) {
  if (!body.contains('tweak-global-animations-enabled')) return undefined;
  const type = SITE_ANIMATIONS.find((name) =>
    body.contains(`tweak-global-animations-animation-type-${name}`),
  );
  return type && { before: waitingClass(type), after: shownClass(type) };
}
