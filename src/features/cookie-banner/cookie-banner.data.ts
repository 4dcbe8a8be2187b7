import { isRestrictive } from '../../consent/policy';
import { flag, oneOf, string, type WarnShape } from '../../data/shape';

export type BannerVariant = 'BAR' | 'POPUP';
export type BannerPosition = 'TOP' | 'BOTTOM' | 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';

/** The banner's settings with every fallback of the specification applied. An empty text means the one in the message file. */
export interface BannerSettings {
  readonly text: string;
  readonly acceptText: string;
  readonly declineText: string;
  readonly ctaVariant: 'TEXT' | 'BUTTON' | 'ICON';
  readonly theme: 'LIGHT' | 'DARK';
  /** The site's named theme on the newest pages, which use another family of class names; otherwise empty. */
  readonly themeName: string;
  readonly variant: BannerVariant;
  readonly position: BannerPosition;
  readonly acceptType: 'OPT_IN' | 'OPT_IN_AND_OUT';
  /** The visitor may choose by category, and change the choice later. */
  readonly hasManage: boolean;
  readonly manageText: string;
  /** Where the button that opens a saved choice again is shown. */
  readonly savedLayout: 'PILL' | 'SUB_FOOTER' | 'HIDDEN';
  readonly savedText: string;
}

/** Settings are written in upper or lower case, with `-` or `_` between words. */
const normalize = (value: unknown) =>
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
  /** One of the given words; the first by default. */
  const word = <const Word extends string>(name: string, ...words: readonly [Word, ...Word[]]) =>
    oneOf(words, words[0])(normalize(source?.[name]), name, warn);
  const html = text('cookieBannerText');
  const themeName = text('cookieBannerThemeName');
  const ctaVariant = normalize(source?.cookieBannerCtaVariant) || undefined;
  // The newest pages name a theme, or leave the look of the buttons to it. Their buttons have labels, and there are three.
  const isNewest = themeName !== '' || ctaVariant === undefined;
  const hasManage = isNewest && isOn('cookieBannerHasManageCookies');
  const variant = word('cookieBannerVariant', 'BAR', 'POPUP');
  // A bar is at the top or at the bottom, whatever corner the settings name.
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
    // An unknown value means an icon; a missing one a labelled button.
    ctaVariant: ctaVariant ? word('cookieBannerCtaVariant', 'ICON', 'TEXT', 'BUTTON') : 'BUTTON',
    theme: word('cookieBannerTheme', 'DARK', 'LIGHT'),
    themeName,
    variant,
    position: variant === 'POPUP' ? corner : isTop ? 'TOP' : 'BOTTOM',
    // Old banners have this setting, too, but never showed the panel.
    hasManage,
    manageText: text('cookieBannerManageCookiesLabel'),
    savedLayout: word('cookieBannerSavedPreferencesLayout', 'PILL', 'SUB_FOOTER', 'HIDDEN'),
    savedText: text('cookieBannerSavedPreferencesText'),
    // The newest pages have another key for this. Where the policy is restrictive, there is always a way to refuse.
    acceptType:
      isOn('cookieBannerHasOptOut') || (isRestrictive(source) && !hasManage) ? 'OPT_IN_AND_OUT' : acceptType,
  };
}
