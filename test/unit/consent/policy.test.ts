import { describe, expect, it } from 'vitest';
import { isTrackingRestricted, readConsentPolicy, standingOf } from '../../../src/consent/policy';

const SITES = {
  open: {},
  asking: { isCookieBannerEnabled: true },
  restrictive: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
  silent: { isRestrictiveCookiePolicyEnabled: true },
  absolute: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyAbsolute: true },
};
const CHOICES = {
  none: undefined,
  both: { performance: true, marketing: true },
  performance: { performance: true, marketing: false },
  neither: { performance: false, marketing: false },
};
const facts = (site: keyof typeof SITES, choice: keyof typeof CHOICES, hasPrivacySignal = false) => ({
  policy: readConsentPolicy(SITES[site]),
  choice: CHOICES[choice],
  hasPrivacySignal,
});

describe('the policy', () => {
  it('is off where nothing is said, and reports what has the wrong type', () => {
    const wrong: string[] = [];
    expect(readConsentPolicy(undefined)).toEqual({
      isRestrictive: false,
      isAbsolute: false,
      isBannerEnabled: false,
      isActivityLogEnabled: true,
      isAnalyticsCookiesDisabled: false,
    });
    readConsentPolicy({ isVisitorDataRestricted: 7 }, (path) => wrong.push(path));
    expect(wrong).toEqual(['cookieSettings.isVisitorDataRestricted']);
  });

  it('says whether visits are listed and whether statistics use cookies', () => {
    const policy = readConsentPolicy({
      isVisitorDataRestricted: true,
      isRestrictiveCookiePolicyEnabled: true,
    });
    expect(policy).toMatchObject({ isActivityLogEnabled: false, isAnalyticsCookiesDisabled: true });
  });

  it.each([
    ['open', 'none', false],
    ['asking', 'neither', false],
    ['restrictive', 'none', true],
    ['restrictive', 'performance', true],
    ['restrictive', 'neither', true],
    ['restrictive', 'both', false],
    ['silent', 'both', true],
    ['absolute', 'both', true],
  ] as const)('restricts tracking: %s site, chosen: %s → %s', (site, choice, isRestricted) => {
    expect(isTrackingRestricted(facts(site, choice), false)).toBe(isRestricted);
    expect(isTrackingRestricted(facts(site, choice), true)).toBe(false);
  });

  it.each([
    ['open', 'none', false, 'granted', 'granted'],
    ['open', 'none', true, 'granted', 'denied'],
    ['asking', 'none', false, 'denied', 'denied'],
    ['restrictive', 'none', true, 'denied', 'denied'],
    ['open', 'both', true, 'granted', 'granted'],
    ['asking', 'performance', false, 'granted', 'denied'],
    ['asking', 'neither', false, 'denied', 'denied'],
  ] as const)('%s site, chosen: %s, signal: %s', (site, choice, signal, performance, marketing) => {
    expect(standingOf('performance', facts(site, choice, signal))).toBe(performance);
    expect(standingOf('marketing', facts(site, choice, signal))).toBe(marketing);
  });
});
