import type { BannerSettings } from './cookie-banner.data';
// None of these texts has a placeholder, so a first visit does not load the formatter.
import messages from './cookie-banner.messages.json';
import type { BannerTexts } from './cookie-banner.view';

export interface BannerOccasion {
  /** A visitor who has answered opens the choice again. */
  readonly isReopened: boolean;
  /** The browser sends Global Privacy Control, and the visitor has not chosen otherwise. */
  readonly isSignalled: boolean;
}

/** What the banner says: the owner's texts, or ours. */
export const bannerTexts = (
  settings: BannerSettings,
  { isReopened, isSignalled }: BannerOccasion,
): BannerTexts => ({
  label: messages.notice,
  body: settings.text || messages.text,
  accept: settings.acceptText || messages.accept,
  // A visitor who opens the choice again may want to withdraw it.
  decline:
    settings.acceptType === 'OPT_IN_AND_OUT' || isReopened
      ? settings.declineText || messages.decline
      : undefined,
  manage: settings.hasManage ? settings.manageText || messages.manage : undefined,
  signal: isSignalled ? messages.signal : undefined,
});
