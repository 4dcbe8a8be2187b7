import { describe, expect, it } from 'vitest';
import { readBanner } from '../../../../../src/features/consent/cookie-banner/cookie-banner.data';

describe('banner settings', () => {
  it.each([undefined, {}, { cookieBannerVariant: '', cookieBannerTheme: '' }, { cookieBannerVariant: 7 }])(
    'fall back as specified for %j',
    (settings) => {
      expect(readBanner(settings)).toEqual({
        text: '',
        acceptText: '',
        declineText: '',
        ctaVariant: 'ICON',
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
    'treat %j as no text',
    (cookieBannerText) => {
      expect(readBanner({ cookieBannerText }).text).toBe('');
    },
  );

  it('read the spellings in lower case', () => {
    const read = readBanner({ cookieBannerCtaVariant: 'button', cookieBannerTheme: 'light' });
    expect([read.ctaVariant, read.theme]).toEqual(['BUTTON', 'LIGHT']);
  });

  it.each([
    ['ICON', [undefined, null, '', ' ', 'ICON', 'icon', 'SOMETHING', 7, ['TEXT']]],
    ['TEXT', ['TEXT', 'text']],
  ])('draw %s choices for %j', (ctaVariant, given) => {
    for (const cookieBannerCtaVariant of given)
      expect(readBanner({ cookieBannerCtaVariant }).ctaVariant).toBe(ctaVariant);
  });

  it('draw labelled choices where a theme is named instead of a look', () => {
    const cookieBannerThemeName = 'black';
    expect(readBanner({ cookieBannerThemeName }).ctaVariant).toBe('BUTTON');
    expect(readBanner({ cookieBannerThemeName, cookieBannerCtaVariant: 'TEXT' }).ctaVariant).toBe('TEXT');
  });

  it.each([
    ['a named theme', { cookieBannerThemeName: 'black', cookieBannerCtaVariant: 'ICON' }, true],
    ['no theme', {}, false],
    ['buttons of old', { cookieBannerCtaVariant: 'ICON' }, false],
  ])('offer a choice by category with %s', (_, settings, hasManage) => {
    expect(readBanner({ ...settings, cookieBannerHasManageCookies: true }).hasManage).toBe(hasManage);
    expect(readBanner(settings).hasManage).toBe(false);
  });

  it.each(['isRestrictiveCookiePolicyEnabled', 'isRestrictiveCookiePolicyAbsolute'])(
    'offer the choices that the owner has set under %s',
    (policy) => {
      for (const cookieBannerAcceptType of ['OPT_IN', 'OPT_IN_AND_OUT'])
        expect(readBanner({ [policy]: true, cookieBannerAcceptType }).acceptType).toBe(
          cookieBannerAcceptType,
        );
    },
  );

  it('offer declining when either key says so', () => {
    expect(readBanner({ cookieBannerAcceptType: 'OPT_IN_AND_OUT' }).acceptType).toBe('OPT_IN_AND_OUT');
    expect(readBanner({ cookieBannerHasOptOut: true }).acceptType).toBe('OPT_IN_AND_OUT');
    expect(readBanner({ cookieBannerAcceptType: 'OPT_OUT' }).acceptType).toBe('OPT_IN');
  });
});
