import { describe, expect, it } from 'vitest';
import { readBanner } from '../../../../src/features/cookie-banner/cookie-banner.data';

describe('banner settings', () => {
  it.each([undefined, {}, { cookieBannerVariant: '', cookieBannerTheme: '' }, { cookieBannerVariant: 7 }])(
    'fall back as specified for %j',
    (settings) => {
      expect(readBanner(settings)).toEqual({
        text: '',
        acceptText: '',
        declineText: '',
        ctaVariant: 'BUTTON',
        theme: 'DARK',
        themeName: '',
        variant: 'BAR',
        position: 'BOTTOM',
        acceptType: 'OPT_IN',
        hasManage: false,
        manageText: '',
        savedLayout: 'PILL',
        savedText: '',
      });
    },
  );

  it.each([
    ['BAR', 'TOP', 'TOP'],
    ['BAR', 'BOTTOM', 'BOTTOM'],
    ['BAR', 'TOP_LEFT', 'TOP'],
    ['BAR', 'top-right', 'TOP'],
    ['BAR', 'BOTTOM_LEFT', 'BOTTOM'],
    ['BAR', 'SIDEWAYS', 'BOTTOM'],
    ['POPUP', 'TOP', 'TOP_LEFT'],
    ['POPUP', 'BOTTOM', 'BOTTOM_LEFT'],
    ['POPUP', 'TOP_RIGHT', 'TOP_RIGHT'],
    ['POPUP', 'bottom-right', 'BOTTOM_RIGHT'],
    ['POPUP', 'SIDEWAYS', 'BOTTOM_LEFT'],
    ['POPUP', undefined, 'BOTTOM_LEFT'],
  ])('put a %s at %s to %s', (cookieBannerVariant, cookieBannerPosition, expected) => {
    expect(readBanner({ cookieBannerVariant, cookieBannerPosition }).position).toBe(expected);
  });

  it.each(['', '<p></p>', '<p class="x"> &nbsp; </p>', '<p><br></p>'])(
    'take %j for no text',
    (cookieBannerText) => {
      expect(readBanner({ cookieBannerText }).text).toBe('');
    },
  );

  it('read the spellings in lower case', () => {
    const read = readBanner({ cookieBannerCtaVariant: 'button', cookieBannerTheme: 'light' });
    expect([read.ctaVariant, read.theme]).toEqual(['BUTTON', 'LIGHT']);
  });

  it.each([
    ['BUTTON', [undefined, null, '', ' ']],
    ['ICON', ['ICON', 'icon', 'SOMETHING', 7, ['TEXT']]],
    ['TEXT', ['TEXT', 'text']],
  ])('draw %s choices for %j', (ctaVariant, given) => {
    for (const cookieBannerCtaVariant of given)
      expect(readBanner({ cookieBannerCtaVariant }).ctaVariant).toBe(ctaVariant);
  });

  it.each([
    ['a named theme', { cookieBannerThemeName: 'black', cookieBannerCtaVariant: 'ICON' }, true],
    ['neither theme nor look of the buttons', {}, true],
    ['buttons of old', { cookieBannerCtaVariant: 'ICON' }, false],
  ])('offer a choice by category with %s', (_, settings, hasManage) => {
    expect(readBanner({ ...settings, cookieBannerHasManageCookies: true }).hasManage).toBe(hasManage);
    expect(readBanner(settings).hasManage).toBe(false);
  });

  it.each([
    ['isRestrictiveCookiePolicyEnabled', { cookieBannerCtaVariant: 'ICON' }, 'OPT_IN_AND_OUT'],
    ['isRestrictiveCookiePolicyAbsolute', { cookieBannerHasManageCookies: false }, 'OPT_IN_AND_OUT'],
    // Its panel has a way to refuse all.
    ['isRestrictiveCookiePolicyEnabled', { cookieBannerHasManageCookies: true }, 'OPT_IN'],
    ['isCookieBannerEnabled', {}, 'OPT_IN'],
  ])('offer a way to refuse under %s with %j', (policy, settings, acceptType) => {
    expect(readBanner({ [policy]: 'true', ...settings }).acceptType).toBe(acceptType);
  });

  it('offer declining when either key says so', () => {
    expect(readBanner({ cookieBannerAcceptType: 'OPT_IN_AND_OUT' }).acceptType).toBe('OPT_IN_AND_OUT');
    expect(readBanner({ cookieBannerHasOptOut: true }).acceptType).toBe('OPT_IN_AND_OUT');
    expect(readBanner({ cookieBannerAcceptType: 'OPT_OUT' }).acceptType).toBe('OPT_IN');
  });
});
