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
        ctaVariant: 'ICON',
        theme: 'DARK',
        themeName: '',
        variant: 'BAR',
        position: 'BOTTOM',
        acceptType: 'OPT_IN',
        isEnabled: false,
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

  it('offer declining when either key says so', () => {
    expect(readBanner({ cookieBannerAcceptType: 'OPT_IN_AND_OUT' }).acceptType).toBe('OPT_IN_AND_OUT');
    expect(readBanner({ cookieBannerHasOptOut: true }).acceptType).toBe('OPT_IN_AND_OUT');
    expect(readBanner({ cookieBannerAcceptType: 'OPT_OUT' }).acceptType).toBe('OPT_IN');
  });
});
