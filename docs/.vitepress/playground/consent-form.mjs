/** @import { Configurator } from './examples.mjs' */

/** @type {Configurator} */
export const consentForm = {
  note: 'These settings are part of the site context.',
  reference: { text: 'Settings reference', link: './markup/cookie-banner.html' },
  fields: [
    { name: 'variant', label: 'Shape', type: 'choice', choices: ['BAR', 'POPUP'], initial: 'POPUP' },
    {
      name: 'position',
      label: 'Position',
      type: 'choice',
      choices: ['BOTTOM_LEFT', 'BOTTOM_RIGHT', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM', 'TOP'],
      initial: 'BOTTOM_RIGHT',
    },
    { name: 'theme', label: 'Colours', type: 'choice', choices: ['LIGHT', 'DARK'], initial: 'LIGHT' },
    { name: 'restrictive', label: 'Block other companies until visitors agree', type: 'flag', initial: true },
    { name: 'decline', label: 'Decline button', type: 'flag', initial: true },
    { name: 'manage', label: 'Button to choose categories', type: 'flag', initial: true },
    {
      name: 'text',
      label: 'Text',
      type: 'text',
      initial: 'We use cookies to count visits and to show films.',
    },
    { name: 'accept', label: 'Label of the accept button', type: 'text', initial: 'Accept' },
    { name: 'refuse', label: 'Label of the decline button', type: 'text', initial: 'Decline' },
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
