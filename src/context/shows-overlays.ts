import type { SiteContext } from './context';

/**
 * Checks whether the site shows overlays: announcement bar, mobile info bar, popup. Logged-in accounts always get them; on older pages,
 * which do not have this setting, the settings of each overlay decide.
 */
export const showsOverlays = ({ showAnnouncementBar, authenticatedAccount }: SiteContext): boolean =>
  showAnnouncementBar || authenticatedAccount !== undefined;
