import { flag, object, oneOf, string, type WarnShape } from '../../data/shape';

export type BannerVariant = 'BAR' | 'POPUP';
export type BannerPosition = 'TOP' | 'BOTTOM' | 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';

/** The banner as it is to be drawn: every fallback of the specification applied. Empty texts mean the catalogue's. */
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
  readonly isEnabled: boolean;
  /** The visitor may choose by category, and change the choice later. */
  readonly hasManage: boolean;
  readonly manageText: string;
  /** Where the way back to the choice is shown once one has been made. */
  readonly savedLayout: 'PILL' | 'SUB_FOOTER' | 'HIDDEN';
  readonly savedText: string;
}

const upper = (value: unknown) =>
  typeof value === 'string' ? value.trim().toUpperCase().replace(/-/g, '_') : value;

const settings = object({
  cookieBannerText: string(),
  cookieBannerCtaText: string(),
  cookieBannerOptOutCtaText: string(),
  cookieBannerThemeName: string(),
  cookieBannerManageCookiesLabel: string(),
  cookieBannerSavedPreferencesText: string(),
  isCookieBannerEnabled: flag(),
  cookieBannerHasManageCookies: flag(),
});

const readVariant = oneOf(['BAR', 'POPUP'], 'BAR');
const readTheme = oneOf(['LIGHT', 'DARK'], 'DARK');
const readCta = oneOf(['TEXT', 'BUTTON', 'ICON'], 'ICON');
const readAcceptType = oneOf(['OPT_IN', 'OPT_IN_AND_OUT'], 'OPT_IN');
const readLayout = oneOf(['PILL', 'SUB_FOOTER', 'HIDDEN'], 'PILL');
const readCorner = oneOf(['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'], 'BOTTOM_LEFT');

function readPosition(variant: BannerVariant, value: unknown): BannerPosition {
  const position = upper(value);
  if (variant === 'BAR') return typeof position === 'string' && position.startsWith('TOP') ? 'TOP' : 'BOTTOM';
  if (position === 'TOP') return 'TOP_LEFT';
  return readCorner(position);
}

/** An editor leaves `<p></p>` behind where a text was deleted. */
const isEmptyHtml = (html: string) => !html.replace(/<[^>]*>|&nbsp;|\u00a0/g, '').trim();

/** Reads the banner's settings; anything unknown becomes the specification's fallback, nothing throws. */
export function readBanner(
  source: Readonly<Record<string, unknown>> | undefined,
  warn?: WarnShape,
): BannerSettings {
  const texts = settings(source, '', warn);
  const variant = readVariant(upper(source?.cookieBannerVariant), 'cookieBannerVariant', warn);
  const acceptType = readAcceptType(upper(source?.cookieBannerAcceptType), 'cookieBannerAcceptType', warn);
  return {
    text: isEmptyHtml(texts.cookieBannerText) ? '' : texts.cookieBannerText,
    acceptText: texts.cookieBannerCtaText.trim(),
    declineText: texts.cookieBannerOptOutCtaText.trim(),
    ctaVariant: readCta(upper(source?.cookieBannerCtaVariant), 'cookieBannerCtaVariant', warn),
    theme: readTheme(upper(source?.cookieBannerTheme), 'cookieBannerTheme', warn),
    themeName: texts.cookieBannerThemeName,
    variant,
    position: readPosition(variant, source?.cookieBannerPosition),
    isEnabled: texts.isCookieBannerEnabled,
    // Old banners have it in their settings, too, and never had it in the page.
    hasManage: texts.cookieBannerThemeName !== '' && texts.cookieBannerHasManageCookies,
    manageText: texts.cookieBannerManageCookiesLabel.trim(),
    savedLayout: readLayout(
      upper(source?.cookieBannerSavedPreferencesLayout),
      'cookieBannerSavedPreferencesLayout',
      warn,
    ),
    savedText: texts.cookieBannerSavedPreferencesText.trim(),
    // The newest pages say the same with another key.
    acceptType: flag()(source?.cookieBannerHasOptOut) ? 'OPT_IN_AND_OUT' : acceptType,
  };
}
