/** @import { Configurator } from './examples.mjs' */

/** @type {Configurator} */
export const consentForm = {
  note: 'The page says it in its site context.',
  reference: { text: 'What each setting is', link: './markup/cookie-banner.html' },
  fields: [
    { name: 'variant', label: 'Shape', type: 'choice', choices: ['BAR', 'POPUP'], initial: 'POPUP' },
    {
      name: 'position',
      label: 'Place',
      type: 'choice',
      choices: ['BOTTOM_LEFT', 'BOTTOM_RIGHT', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM', 'TOP'],
      initial: 'BOTTOM_RIGHT',
    },
    { name: 'theme', label: 'Colours', type: 'choice', choices: ['LIGHT', 'DARK'], initial: 'LIGHT' },
    { name: 'restrictive', label: 'Nothing from other companies before a yes', type: 'flag', initial: true },
    { name: 'decline', label: 'A button to decline', type: 'flag', initial: true },
    { name: 'manage', label: 'A button to choose categories', type: 'flag', initial: true },
    {
      name: 'text',
      label: 'Text',
      type: 'text',
      initial: 'We use cookies to count visits and to show films.',
    },
    { name: 'accept', label: 'Button to accept', type: 'text', initial: 'Accept' },
    { name: 'refuse', label: 'Button to decline', type: 'text', initial: 'Decline' },
  ],
  write({ variant, position, theme, restrictive, decline, manage, text, accept, refuse }) {
    const escaped = String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const settings = {
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: restrictive,
      cookieBannerVariant: variant,
      cookieBannerPosition: position,
      cookieBannerTheme: theme,
      cookieBannerThemeName: theme === 'LIGHT' ? 'white' : 'black',
      cookieBannerAcceptType: decline ? 'OPT_IN_AND_OUT' : 'OPT_IN',
      cookieBannerText: `<p>${escaped}</p>`,
      cookieBannerCtaText: accept,
      cookieBannerOptOutCtaText: refuse,
      cookieBannerHasManageCookies: manage,
      cookieBannerManageCookiesLabel: 'Choose',
      cookieBannerSavedPreferencesLayout: 'PILL',
      cookieBannerSavedPreferencesText: 'Cookies',
    };
    // "</script>" in a text would end the element.
    const json = JSON.stringify({ cookieSettings: settings }, null, 2).replaceAll('</', '<\\/');
    return `<h1>A page that asks</h1>
<p>Choose, then change your mind by the small button.</p>
<script type="application/json" id="site-context">
${json}
</script>
`;
  },
};
