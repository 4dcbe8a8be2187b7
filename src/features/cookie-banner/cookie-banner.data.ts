import { isRestrictive } from '../../consent/policy';
import { flag, oneOf, string, type WarnShape } from '../../data/shape';

export type BannerVariant = 'BAR' | 'POPUP';
export type BannerPosition = 'TOP' | 'BOTTOM' | 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';

/** The banner as it is to be drawn: every fallback of the specification applied. Empty texts mean the message file's. */
export interface BannerSettings {
  readonly text: string;
  readonly acceptText: string;
  readonly declineText: string;
  readonly ctaVariant: 'TEXT' | 'BUTTON' | 'ICON';
  readonly theme: 'LIGHT' | 'DARK';
  /** The site's named theme on the newest pages; they use another family of class names. */
  readonly themeName: string;
  readonly variant: BannerVariant;
  readonly position: BannerPosition;
  readonly acceptType: 'OPT_IN' | 'OPT_IN_AND_OUT';
  /** The visitor may choose by category, and change the choice later. */
  readonly hasManage: boolean;
  readonly manageText: string;
  /** Where the way back to the choice is shown once one has been made. */
  readonly savedLayout: 'PILL' | 'SUB_FOOTER' | 'HIDDEN';
  readonly savedText: string;
}

/** Settings are written in both cases, and with either sign between words. */
const upper = (value: unknown) =>
  typeof value === 'string' ? value.trim().toUpperCase().replace(/-/g, '_') : value;

/** An editor leaves `<p></p>` behind where a text was deleted. */
const isEmptyHtml = (html: string) => !html.replace(/<[^<>]*>|&nbsp;|\u00a0/g, '').trim();

/** Reads the banner's settings; anything unknown becomes the specification's fallback, nothing throws. */
export function readBanner(
  source: Readonly<Record<string, unknown>> | undefined,
  warn?: WarnShape,
): BannerSettings {
  const text = (name: string) => string()(source?.[name], name, warn).trim();
  const isOn = (name: string) => flag()(source?.[name], name, warn);
  /** One of some words, the first where there is none. */
  const word = <const Word extends string>(name: string, ...words: readonly [Word, ...Word[]]) =>
    oneOf(words, words[0])(upper(source?.[name]), name, warn);
  const html = text('cookieBannerText');
  const themeName = text('cookieBannerThemeName');
  const ctaVariant = upper(source?.cookieBannerCtaVariant) || undefined;
  // The newest pages name a theme, or leave the look of the buttons to it: they have words on them, and three of them.
  const isNewest = themeName !== '' || ctaVariant === undefined;
  const hasManage = isNewest && isOn('cookieBannerHasManageCookies');
  const variant = word('cookieBannerVariant', 'BAR', 'POPUP');
  // A bar has two places, whatever corner the settings name.
  const isTop = /^\s*TOP/i.test(string()(source?.cookieBannerPosition));
  const corner = word(
    'cookieBannerPosition',
    isTop ? 'TOP_LEFT' : 'BOTTOM_LEFT',
    'TOP_RIGHT',
    'BOTTOM_RIGHT',
  );
  const acceptType = word('cookieBannerAcceptType', 'OPT_IN', 'OPT_IN_AND_OUT');
  return {
    text: isEmptyHtml(html) ? '' : html,
    acceptText: text('cookieBannerCtaText'),
    declineText: text('cookieBannerOptOutCtaText'),
    // What is not known is an icon; what is not given is none.
    ctaVariant: ctaVariant ? word('cookieBannerCtaVariant', 'ICON', 'TEXT', 'BUTTON') : 'BUTTON',
    theme: word('cookieBannerTheme', 'DARK', 'LIGHT'),
    themeName,
    variant,
    position: variant === 'POPUP' ? corner : isTop ? 'TOP' : 'BOTTOM',
    // Old banners have it in their settings, too, and never had it in the page.
    hasManage,
    manageText: text('cookieBannerManageCookiesLabel'),
    savedLayout: word('cookieBannerSavedPreferencesLayout', 'PILL', 'SUB_FOOTER', 'HIDDEN'),
    savedText: text('cookieBannerSavedPreferencesText'),
    // The newest pages say the same with another key. Where nothing is done without consent, there is a way to refuse it.
    acceptType:
      isOn('cookieBannerHasOptOut') || (isRestrictive(source) && !hasManage) ? 'OPT_IN_AND_OUT' : acceptType,
  };
}
