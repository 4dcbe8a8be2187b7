import type { SiteContext } from './context';

/**
 * Whether the site shows what lies over its pages: announcement bar, mobile info bar, popup. Whoever is logged in gets them in
 * any case; pages from before there was such a setting leave it to the settings of each.
 */
export const showsOverlays = ({ showAnnouncementBar, authenticatedAccount }: SiteContext): boolean =>
  showAnnouncementBar || authenticatedAccount !== undefined;
