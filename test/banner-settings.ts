/** Settings of the cookie banner, and what the specification makes of them: for the rules (unit tests) and for what is drawn (page tests). */

/** `cookieSettings` of a page. */
export type Settings = Readonly<Record<string, unknown>>;

const DEFAULT_TEXT =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience ' +
  'and to help our website run effectively.';
const VARIANTS = ['BAR', 'POPUP'] as const;
const POSITIONS = ['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;
const THEMES = ['LIGHT', 'DARK'] as const;
const CTAS = ['TEXT', 'BUTTON', 'ICON'] as const;
const ACCEPT_TYPES = ['OPT_IN', 'OPT_IN_AND_OUT'] as const;
const THEME_NAMES = [undefined, 'black', 'white-bold'] as const;

/** Every combination of what decides on place and look. */
export function listSettings(): Settings[] {
  const list: Settings[] = [];
  for (const cookieBannerVariant of VARIANTS)
    for (const cookieBannerPosition of POSITIONS)
      for (const cookieBannerTheme of THEMES)
        for (const cookieBannerCtaVariant of CTAS)
          for (const cookieBannerAcceptType of ACCEPT_TYPES)
            for (const cookieBannerThemeName of THEME_NAMES)
              list.push({
                cookieBannerVariant,
                cookieBannerPosition,
                cookieBannerTheme,
                cookieBannerCtaVariant,
                cookieBannerAcceptType,
                ...(cookieBannerThemeName && { cookieBannerThemeName }),
              });
  return list;
}

/** Every combination of what the site's owner writes, with what it is written on; the place goes round. */
export function listTexts(): Settings[] {
  const list: Settings[] = [];
  for (const cookieBannerText of ['', '<p>&nbsp;</p>', '<p>Our own <em>words</em></p>'])
    for (const cookieBannerCtaText of ['', ' ', 'OK'])
      for (const cookieBannerOptOutCtaText of ['', 'No thanks'])
        for (const cookieBannerManageCookiesLabel of ['', 'Choose'])
          for (const cookieBannerHasManageCookies of [false, true])
            for (const cookieBannerAcceptType of ACCEPT_TYPES)
              for (const cookieBannerCtaVariant of CTAS)
                for (const cookieBannerThemeName of THEME_NAMES)
                  list.push({
                    cookieBannerVariant: VARIANTS[list.length % 2],
                    cookieBannerPosition: POSITIONS[list.length % 6],
                    cookieBannerText,
                    cookieBannerCtaText,
                    cookieBannerOptOutCtaText,
                    cookieBannerManageCookiesLabel,
                    cookieBannerHasManageCookies,
                    cookieBannerAcceptType,
                    cookieBannerCtaVariant,
                    ...(cookieBannerThemeName && { cookieBannerThemeName }),
                  });
  return list;
}

/** Each odd value of each field for itself. */
export function listOddSettings(): Settings[] {
  const base = {
    cookieBannerPosition: 'TOP_RIGHT',
    cookieBannerTheme: 'LIGHT',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  };
  const odd = ['', 'SOMETHING', null, 7, true, ['BAR'], undefined];
  const fields = {
    cookieBannerVariant: ['bar', 'popup', 'Popup', ' POPUP '],
    cookieBannerPosition: ['top', 'bottom', 'bottom-right', 'top_left', 'Top-Right', 'bottom_left'],
    cookieBannerTheme: ['light', 'dark'],
    cookieBannerCtaVariant: ['text', 'button', 'icon'],
    cookieBannerAcceptType: ['opt_in', 'opt_in_and_out', 'opt-in-and-out'],
    cookieBannerThemeName: ['black'],
    cookieBannerHasOptOut: [true, false, 'true', 'false'],
  };
  return VARIANTS.flatMap((cookieBannerVariant) =>
    Object.entries(fields).flatMap(([field, values]) =>
      [...values, ...(field === 'cookieBannerHasOptOut' ? [undefined, null, ''] : odd)].flatMap((value) =>
        ACCEPT_TYPES.map((cookieBannerAcceptType) => ({
          ...base,
          cookieBannerVariant,
          cookieBannerAcceptType,
          [field]: value,
        })),
      ),
    ),
  );
}

/** What the specification makes of the settings, said a second time and in other words than the source. */
export function wantedBanner(settings: Settings) {
  const word = (field: string, known: readonly string[], fallback: string) => {
    const value = settings[field];
    const text = typeof value === 'string' ? value.trim().toUpperCase().replaceAll('-', '_') : '';
    return known.includes(text) ? text : fallback;
  };
  const variant = word('cookieBannerVariant', VARIANTS, 'BAR');
  const given = word('cookieBannerPosition', POSITIONS, 'BOTTOM');
  const isTop = given.startsWith('TOP');
  const side = given.endsWith('RIGHT') ? 'RIGHT' : 'LEFT';
  const position = `${isTop ? 'TOP' : 'BOTTOM'}${variant === 'POPUP' ? `_${side}` : ''}`;
  const optOut = settings.cookieBannerHasOptOut;
  const hasDecline =
    optOut === true ||
    optOut === 'true' ||
    word('cookieBannerAcceptType', ACCEPT_TYPES, 'OPT_IN') === 'OPT_IN_AND_OUT';
  const themeName = typeof settings.cookieBannerThemeName === 'string' ? settings.cookieBannerThemeName : '';
  // The newest pages name a theme instead of a look.
  const hasCta = (settings.cookieBannerCtaVariant ?? '') !== '';
  const cta = word('cookieBannerCtaVariant', CTAS, themeName && !hasCta ? 'BUTTON' : 'ICON');
  const theme = word('cookieBannerTheme', THEMES, 'DARK');
  const said = (field: string, fallback: string) => {
    const value = settings[field];
    return (typeof value === 'string' && value.replace(/<[^>]*>|&nbsp;/g, '').trim()) || fallback;
  };
  const names = [
    said('cookieBannerCtaText', 'Accept'),
    ...(hasDecline ? [said('cookieBannerOptOutCtaText', 'Decline')] : []),
    ...(themeName && settings.cookieBannerHasManageCookies === true
      ? [said('cookieBannerManageCookiesLabel', 'Manage Cookies')]
      : []),
  ];
  const text = said('cookieBannerText', DEFAULT_TEXT);
  return { variant, isTop, side, position, cta, hasDecline, themeName, theme, names, text };
}

/**
 * As few of these settings as it takes to have each two values of two fields together once. What a field says is a rule of its own; what is
 * drawn may go wrong where two of them meet.
 */
export function pairsOf(list: readonly Settings[]): Settings[] {
  const fields = [...new Set(list.flatMap((settings) => Object.keys(settings)))];
  const seen = new Set<string>();
  return list.filter((settings) => {
    const values = fields.map((field) => `${field}=${JSON.stringify(settings[field])}`);
    const pairs = values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`));
    const isNew = pairs.some((pair) => !seen.has(pair));
    for (const pair of pairs) seen.add(pair);
    return isNew;
  });
}
