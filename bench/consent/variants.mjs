// The same banner from each: a bar at the bottom with accept and decline, nothing else on.

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../dist/build.js';
import { headFor, needsFor } from '../../dist/server.js';

/** @typedef {{ name: string, head: string, banner: string, accept: string }} Variant what its documentation puts in the head */

/** What a server that knows its pages may say: the files that a first visit will need. */
const chunks = JSON.parse(readFileSync(new URL('../../dist/preact/chunks.json', import.meta.url), 'utf8'));
const PRELOADS = [...new Set([...chunks['cookie-banner'], ...chunks.consent])]
  .map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" href="/dist/preact/${file}">`
      : `<link rel="modulepreload" href="/dist/preact/${file}">`,
  )
  .join('');

const TEXT = 'We count visits with cookies, if you let us. <a href="#policy">What for</a>';

const SETTINGS = JSON.stringify({
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: true,
  cookieBannerText: TEXT,
  cookieBannerVariant: 'BAR',
  cookieBannerPosition: 'BOTTOM',
  cookieBannerTheme: 'LIGHT',
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerCtaText: 'Accept all',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerOptOutCtaText: 'Reject all',
});

const VANILLA = `CookieConsent.run({
  hideFromBots: false,
  guiOptions: { consentModal: { layout: 'bar', position: 'bottom' } },
  categories: { necessary: { enabled: true, readOnly: true }, performance: {}, marketing: {} },
  language: { default: 'en', translations: { en: {
    consentModal: { title: 'Cookies', description: '${TEXT}', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all' },
    preferencesModal: { title: 'Cookies', acceptAllBtn: 'Accept all', savePreferencesBtn: 'Save', sections: [
      { title: 'Performance', linkedCategory: 'performance' }, { title: 'Marketing', linkedCategory: 'marketing' },
    ] },
  } } },
});`;

const KLARO = `window.klaroConfig = {
  mustConsent: false, acceptAll: true, htmlTexts: true, lang: 'en',
  translations: { en: { privacyPolicyUrl: '/p', consentNotice: { description: '${TEXT}' } } },
  services: [{ name: 'performance', purposes: ['performance'] }, { name: 'marketing', purposes: ['marketing'] }],
};`;

/** As the platform writes it. */
const CONTEXT = `<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"cookieSettings":${SETTINGS}};</script>`;

const inlay = (name, renderer, { links = '', dist = '/dist', head } = {}) => ({
  name,
  head:
    head ??
    `<link rel="stylesheet" href="${dist}/site.css">${links}${CONTEXT}<script type="module" src="${dist}/${renderer}/site.js"></script>`,
  banner: '.inlay-cookie-banner',
  accept: '.inlay-cookie-banner-choice',
});

/** As a server reads it. */
const PAGE = `<html lang="en">${CONTEXT}<body>`;
/** The folder of the build for a site that has this page alone. */
export const ownBuild = mkdtempSync(join(tmpdir(), 'inlay-consent-'));
const manifest = await buildSite({ units: [needsFor(PAGE)], renderer: 'preact', out: ownBuild });

/** @type {readonly Variant[]} */
export const VARIANTS = [
  inlay('inlay', 'preact'),
  inlay('inlay-react', 'react'),
  inlay('inlay-preloaded', 'preact', { links: PRELOADS }),
  // From a server that has read the page.
  inlay('inlay-named', 'preact', {
    head: headFor(PAGE, { base: '/dist/' }) + CONTEXT,
  }),
  inlay('inlay-own-build', 'preact', {
    head: headFor(PAGE, { base: '/dist/', siteBase: '/own/', manifest }) + CONTEXT,
  }),
  // Another build, to compare with in the same rounds.
  ...(process.env.BEFORE ? [inlay('inlay-before', 'preact', { dist: '/before' })] : []),
  {
    name: 'vanilla-cookieconsent',
    head: `<link rel="stylesheet" href="/peers/vanilla-cookieconsent/dist/cookieconsent.css"><script defer src="/peers/vanilla-cookieconsent/dist/cookieconsent.umd.js"></script><script type="module">${VANILLA}</script>`,
    banner: '#cc-main .cm',
    accept: '#cc-main .cm__btn',
  },
  {
    name: 'klaro',
    head: `<script>${KLARO}</script><script defer src="/peers/klaro/dist/klaro.js"></script>`,
    banner: '.klaro .cookie-notice',
    accept: '.klaro .cm-btn-success',
  },
];
