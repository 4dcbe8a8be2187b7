// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createConsent } from '../../../src/consent/consent';
import { needsEmbedConsent } from '../../../src/consent/embed-consent';
import { consentStatusOf, isTrackingRestricted, readConsentPolicy } from '../../../src/consent/policy';
import { readSiteContext } from '../../../src/context/context';
import { filesIn, read } from '../../house/support';

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
    });
    readConsentPolicy({ isVisitorDataRestricted: 7 }, (path) => wrong.push(path));
    expect(wrong).toEqual(['isVisitorDataRestricted']);
  });

  it('reads every spelling of every combination alike, and asks before embeds wherever it restricts', () => {
    const SPELLINGS: ReadonlyArray<readonly [value: unknown, isOn: boolean, isReadable: boolean]> = [
      [undefined, false, true],
      [null, false, true],
      [false, false, true],
      ['false', false, true],
      ['', false, true],
      [true, true, true],
      ['true', true, true],
      // Nobody knows what these were meant to say, so a visitor is asked.
      ['TRUE', true, false],
      ['yes', true, false],
      [1, true, false],
      [{ toString: 1 }, true, false],
      [[], true, false],
    ];
    for (const [enabled, isEnabled, isEnabledReadable] of SPELLINGS)
      for (const [absolute, isAbsolute, isAbsoluteReadable] of SPELLINGS)
        for (const isCookieBannerEnabled of [true, false]) {
          const cookieSettings = {
            isCookieBannerEnabled,
            isRestrictiveCookiePolicyEnabled: enabled,
            isRestrictiveCookiePolicyAbsolute: absolute,
          };
          const about = JSON.stringify(cookieSettings);
          const wrong: string[] = [];
          const policy = readConsentPolicy(cookieSettings, (path) => wrong.push(path));
          const isRestrictive = isEnabled || isAbsolute;
          expect(policy, about).toMatchObject({
            isRestrictive,
            isAbsolute,
            isBannerEnabled: isCookieBannerEnabled,
          });
          const isReadable = isAbsoluteReadable && (isAbsolute || isEnabledReadable);
          expect(wrong.length > 0, about).toBe(!isReadable);
          const consent = createConsent(
            () => {},
            () => readSiteContext({ cookieSettings }).cookieSettings,
          );
          expect(needsEmbedConsent({ consent }, 'player.example'), about).toBe(isRestrictive);
          consent.choose(CHOICES.both);
          expect(needsEmbedConsent({ consent }, 'player.example'), about).toBe(false);
          const asked = { policy, choice: undefined, hasPrivacySignal: false };
          expect(isTrackingRestricted(asked, false), about).toBe(isRestrictive);
        }
  });

  it('is read in one place', () => {
    const KEYS =
      /isRestrictiveCookiePolicy|isVisitorDataRestricted|isCookieBannerEnabled|CookiePolicy(?:Enabled|Absolute)/;
    expect(filesIn('src', /\.tsx?$/).filter((file) => KEYS.test(read(file)))).toEqual([
      'src/consent/policy.ts',
    ]);
  });

  it('says whether visits are listed and whether statistics use cookies', () => {
    const policy = readConsentPolicy({
      isVisitorDataRestricted: true,
      isRestrictiveCookiePolicyEnabled: true,
    });
    expect(policy).toMatchObject({ isActivityLogEnabled: false, isRestrictive: true });
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
    expect(consentStatusOf('performance', facts(site, choice, signal))).toBe(performance);
    expect(consentStatusOf('marketing', facts(site, choice, signal))).toBe(marketing);
  });
});
