import { own } from '../../../consent/own-list';
import { flag, oneOf, string, type WarnShape } from '../../../data/shape';

/** The banner's settings with every fallback of the specification applied. An empty text means the one in the message file. */
export type BannerSettings = Readonly<ReturnType<typeof readBanner>>;

/** Settings are written in upper or lower case, with `-` or `_` between words. */
const normalize = (value: unknown) =>
  typeof value === 'string' ? value.trim().toUpperCase().replace(/-/g, '_') : value;

/** An editor leaves `<p></p>` behind where a text was deleted. */
const isEmptyHtml = (html: string) => !html.replace(/<[^<>]*>|&nbsp;|\u00a0/g, '').trim();

/** Reads the banner's settings; anything unknown becomes the specification's fallback, nothing throws. */
export function readBanner(source: Readonly<Record<string, unknown>> | undefined, warn?: WarnShape) {
  const text = (name: string) => string()(source?.[name], name, warn).trim();
  const isOn = (name: string) => flag()(source?.[name], name, warn);
  /** One of the given words; the first by default. */
  const word = <const Word extends string>(name: string, ...words: readonly [Word, ...Word[]]) =>
    oneOf(words, words[0])(normalize(source?.[name]), name, warn);
  const html = text('cookieBannerText');
  const themeName = text('cookieBannerThemeName');
  const variant = word('cookieBannerVariant', 'BAR', 'POPUP');
  const position = word(
    'cookieBannerPosition',
    'BOTTOM',
    'TOP',
    'TOP_LEFT',
    'TOP_RIGHT',
    'BOTTOM_LEFT',
    'BOTTOM_RIGHT',
  );
  // A bar is at the top or at the bottom, whatever corner the settings name.
  const side = position.startsWith('TOP') ? 'TOP' : 'BOTTOM';
  const corner = position.includes('_') ? position : (`${side}_LEFT` as const);
  const ctaVariant = word('cookieBannerCtaVariant', 'ICON', 'TEXT', 'BUTTON');
  return {
    text: isEmptyHtml(html) ? '' : html,
    acceptText: text('cookieBannerCtaText'),
    declineText: text('cookieBannerOptOutCtaText'),
    // The newest pages name a theme instead of a look: its buttons have labels.
    ctaVariant: themeName && !normalize(source?.cookieBannerCtaVariant) ? ('BUTTON' as const) : ctaVariant,
    theme: word('cookieBannerTheme', 'DARK', 'LIGHT'),
    /** The site's named theme on the newest pages, which use another family of class names; otherwise empty. */
    themeName,
    variant,
    position: variant === 'POPUP' ? corner : side,
    /**
     * The visitor may choose by category, and change the choice later. Old banners never showed the panel, despite this setting; a list of the site's
     * own cannot be answered without it.
     */
    hasManage: Boolean(own.list) || (themeName !== '' && isOn('cookieBannerHasManageCookies')),
    manageText: text('cookieBannerManageCookiesLabel'),
    /** The place of the button that opens a saved choice again. */
    savedLayout: word('cookieBannerSavedPreferencesLayout', 'PILL', 'SUB_FOOTER', 'HIDDEN'),
    savedText: text('cookieBannerSavedPreferencesText'),
    // The newest pages have another key for this.
    acceptType: isOn('cookieBannerHasOptOut')
      ? ('OPT_IN_AND_OUT' as const)
      : word('cookieBannerAcceptType', 'OPT_IN', 'OPT_IN_AND_OUT'),
  };
}
