// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { FEATURES } from '../../../../../src/catalogue/features';
import { createConsent } from '../../../../../src/consent/consent';
import { readSiteContext } from '../../../../../src/context/context';

const COOKIES = ['ss_cookieAllowed', 'ss_marketingCookiesAllowed', 'ss_performanceCookiesAllowed'];

/** Whether the catalogue asks for the banner on a page with these settings. */
function isWanted(cookieSettings: Readonly<Record<string, unknown>>): boolean {
  const contract = FEATURES.find(({ name }) => name === 'cookie-banner');
  const context = readSiteContext({ cookieSettings }, () => {});
  const services = { context, consent: createConsent(() => {}) };
  return Boolean(contract?.isWanted?.(services as never));
}

const write = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the platform has written it
  document.cookie = cookie;
};

afterEach(() => {
  for (const name of COOKIES) write(`${name}=; path=/; max-age=0`);
  Reflect.deleteProperty(window, 'Static');
});

describe('the cookie banner', () => {
  it('appears where the settings ask for it', () => {
    expect(isWanted({ isCookieBannerEnabled: true })).toBe(true);
    expect(isWanted({ isCookieBannerEnabled: 'true' })).toBe(true);
  });

  it.each([false, undefined, null, 1, 'yes', [], {}])(
    'does not appear for isCookieBannerEnabled: %j',
    (value) => {
      expect(isWanted({ isCookieBannerEnabled: value })).toBe(false);
    },
  );

  it('does not appear where the page cannot show it', () => {
    Object.assign(window, { Static: { COOKIE_BANNER_CAPABLE: false } });
    expect(isWanted({ isCookieBannerEnabled: true })).toBe(false);
  });

  it.each(COOKIES)('does not appear where the cookie %s has a choice, unless that can be changed', (name) => {
    write(`${name}=false; path=/`);
    expect(isWanted({ isCookieBannerEnabled: true })).toBe(false);
    expect(isWanted({ isCookieBannerEnabled: true, cookieBannerThemeName: 'black' })).toBe(true);
  });
});
