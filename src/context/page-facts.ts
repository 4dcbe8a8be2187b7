/** Facts about the page that its context and its markup state, and that decide which features it has. */
import { Breakpoint } from '../vocabulary/breakpoints';
import { PageType, SITE_ANIMATIONS, shownClass, waitingClass } from '../vocabulary/pages';
import type { SiteContext } from './context';

/** Checks whether the page is the preview of the platform's editor: in a frame, with an account logged in. */
export const isInEditorFrame = ({ authenticatedAccount }: SiteContext) =>
  window !== window.top && authenticatedAccount !== undefined;

/**
 * Checks whether the site shows overlays: announcement bar, mobile info bar, popup. Logged-in accounts always get them; on older pages,
 * which do not have this setting, the settings of each overlay decide.
 */
export const showsOverlays = ({ showAnnouncementBar, authenticatedAccount }: SiteContext): boolean =>
  showAnnouncementBar || authenticatedAccount !== undefined;

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

/** As Disqus allows them: the name becomes a part of a host. */
const DISQUS_NAME = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** The name of the site at Disqus; undefined where its comments are not there. */
export function disqusShortname({
  websiteSettings,
}: Pick<SiteContext, 'websiteSettings'>): string | undefined {
  const name = websiteSettings.disqusShortname.trim();
  return DISQUS_NAME.test(name) ? name : undefined;
}

/** Pages that a password or a membership opens. */
export const LOCKED_PAGES: readonly unknown[] = [
  PageType.lockScreen,
  PageType.protectedContent,
  PageType.memberAreaAccessDenied,
];

/** The media query of the windows that show the mobile bar. */
export const MOBILE_BAR_WINDOWS = `(width <= ${Breakpoint.wideDesktop}px)`;

/** It names its product in `data-id`. */
export const QUICK_VIEW_BUTTON = '.sqs-product-quick-view-button';
