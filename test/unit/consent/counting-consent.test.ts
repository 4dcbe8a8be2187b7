// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { countingConsent } from '../../../src/consent/counting-consent';
import { readSiteContext } from '../../../src/context/context';
import { page } from '../../../src/context/page-endpoints';

const ALL = { performance: true, marketing: true };
const NONE = { performance: false, marketing: false };
const COUNTS = { performance: true, marketing: false };
const BANNER = { isCookieBannerEnabled: true };
const ASKS = { ...BANNER, isRestrictiveCookiePolicyEnabled: true };
const ABSOLUTE = { ...ASKS, isRestrictiveCookiePolicyAbsolute: true };

it.each([
  [{}, undefined, 'allowed'],
  [{}, NONE, 'refused'],
  [BANNER, undefined, 'allowed'],
  [BANNER, COUNTS, 'allowed'],
  [ASKS, undefined, 'waiting'],
  [ASKS, COUNTS, 'refused'],
  [ASKS, ALL, 'allowed'],
  [ASKS, NONE, 'refused'],
  // Nobody can answer.
  [{ isRestrictiveCookiePolicyEnabled: true }, undefined, 'refused'],
  [ABSOLUTE, undefined, 'refused'],
  [ABSOLUTE, ALL, 'refused'],
])('with the policy %j and the choice %j, counting is %s', (cookieSettings, choice, consent) => {
  expect(countingConsent(readSiteContext({ cookieSettings }), choice)).toBe(consent);
});

it.each([
  ['none', 'refused'],
  ['platform', 'allowed'],
] as const)('where the page says that statistics are for %s, counting is %s', (statistics, consent) => {
  const nothing = {} as NonNullable<typeof page.endpoints>;
  page.endpoints = { ...nothing, of: { ...nothing.of, statistics } };
  expect(countingConsent(readSiteContext({}), ALL)).toBe(consent);
  page.endpoints = undefined;
});
