import { translated } from '../../../text/language';
import type { BannerSettings } from './cookie-banner.data';
import messages from './cookie-banner.messages.json';

const message = translated(messages);

/** None of these messages has a placeholder, so a first visit does not load the formatter. */
export const t = (key: keyof typeof messages): string => `${message(key)}`;

/**
 * The texts of the banner: the owner's, or ours. `isReopened`: a visitor who has answered opens the choice again. `isOutdated`: they have
 * answered to another list of the site's. `isSignalled`: the browser sends Global Privacy Control, and the visitor has not chosen otherwise.
 */
export const bannerTexts = (
  settings: BannerSettings,
  {
    isReopened,
    isOutdated,
    isSignalled,
  }: Readonly<Record<'isReopened' | 'isOutdated' | 'isSignalled', boolean>>,
) => ({
  label: t('notice'),
  /** Html of the site's owner, or plain text. */
  body: settings.text || t('text'),
  accept: settings.acceptText || t('accept'),
  // A visitor who opens the choice again may want to withdraw it.
  decline:
    settings.acceptType === 'OPT_IN_AND_OUT' || isReopened ? settings.declineText || t('decline') : undefined,
  manage: settings.hasManage ? settings.manageText || t('manage') : undefined,
  notes: [...(isOutdated ? [t('changed')] : []), ...(isSignalled ? [t('signal')] : [])],
});

export type BannerTexts = Readonly<ReturnType<typeof bannerTexts>>;
