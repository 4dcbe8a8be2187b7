// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { consentSignals, sendConsentMode } from '../../../src/consent/consent-mode';
import { readConsentPolicy } from '../../../src/consent/policy';

const page = window as unknown as {
  dataLayer?: ArrayLike<unknown>[];
  fbq?: (...words: unknown[]) => void;
  facebookPixelRequiresConsentUpdates?: boolean;
};
const facts = (choice?: { performance: boolean; marketing: boolean }, hasPrivacySignal = false) => ({
  policy: readConsentPolicy({ isCookieBannerEnabled: true }),
  choice,
  hasPrivacySignal,
});
const sent = () => (page.dataLayer ?? []).map((entry) => Array.from(entry).slice(0, 2).join(' '));

afterEach(() => {
  delete page.dataLayer;
  delete page.fbq;
  delete page.facebookPixelRequiresConsentUpdates;
});

describe('Consent Mode', () => {
  it('has the seven signals of version 2', () => {
    expect(consentSignals(facts())).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      personalization_storage: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
    });
    expect(consentSignals(facts({ performance: true, marketing: false }))).toMatchObject({
      ad_storage: 'denied',
      analytics_storage: 'granted',
    });
  });

  it('says the default once and before anything else, as arguments, then an update for each choice', () => {
    sendConsentMode(facts());
    sendConsentMode(facts({ performance: true, marketing: true }));
    sendConsentMode(facts({ performance: false, marketing: false }));
    expect(sent()).toEqual(['consent default', 'consent update', 'consent update']);
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
    expect(page.dataLayer?.[0]?.[2]).toMatchObject({ ad_storage: 'denied' });
    expect(page.dataLayer?.[1]?.[2]).toMatchObject({ ad_storage: 'granted' });
  });

  it('says nothing twice in a row', () => {
    for (const marketing of [true, true, false, false, true])
      sendConsentMode(facts({ performance: true, marketing }));
    expect(sent()).toEqual(['consent default', 'consent update', 'consent update', 'consent update']);
  });

  it('leaves a default of the page alone', () => {
    page.dataLayer = [['consent', 'default', { ad_storage: 'denied' }]];
    sendConsentMode(facts({ performance: true, marketing: true }));
    expect(sent()).toEqual(['consent default', 'consent update']);
  });

  it('tells the pixel only where the page says that it waits', () => {
    const told: string[] = [];
    page.fbq = (...words) => told.push(words.join(' '));
    sendConsentMode(facts({ performance: false, marketing: true }));
    expect(told).toEqual([]);
    page.facebookPixelRequiresConsentUpdates = true;
    sendConsentMode(facts({ performance: true, marketing: true }));
    sendConsentMode(facts({ performance: true, marketing: false }));
    expect(told).toEqual(['consent grant', 'consent revoke']);
  });
});
