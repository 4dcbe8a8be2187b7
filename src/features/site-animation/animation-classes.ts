const TYPES = ['fade', 'scale', 'slide', 'clip', 'flex'] as const;

export interface SiteAnimation {
  /** What hides an element until it is seen. */
  readonly before: string;
  /** What brings it. */
  readonly after: string;
}

/** The animation that classes of the body name; undefined where there is none, or the site has switched them off. */
export function animationOf(body: Pick<DOMTokenList, 'contains'>): SiteAnimation | undefined {
  if (!body.contains('tweak-global-animations-enabled')) return undefined;
  const type = TYPES.find((name) => body.contains(`tweak-global-animations-animation-type-${name}`));
  return type && { before: `pre${type.charAt(0).toUpperCase()}${type.slice(1)}`, after: `${type}In` };
}
