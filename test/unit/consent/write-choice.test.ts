// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bannerVersion, writeReceipt } from '../../../src/consent/write-choice';
import { readCookie } from '../../../src/storage/cookies';

describe('the receipt', () => {
  it('a receipt says what was chosen, when, and in which banner', () => {
    const before = Date.now();
    writeReceipt({ performance: true, marketing: false }, { banner: 'abc', gpc: true });
    const receipt = JSON.parse(readCookie('inlay_consent') ?? '');
    expect(receipt).toMatchObject({ v: 1, performance: true, marketing: false, banner: 'abc', gpc: true });
    expect(Date.parse(receipt.at)).toBeGreaterThanOrEqual(before - 1000);
  });

  it('a banner’s version is an FNV-1a hash, so that receipts of older versions stay valid', () => {
    expect(bannerVersion(undefined)).toBe('w7k42t');
    expect(bannerVersion({ isCookieBannerEnabled: true, cookieBannerText: 'Hi' })).toBe('vyd3gh');
  });

  it('a banner’s version does not depend on the order of its settings', () => {
    const settings = fc.dictionary(
      fc.string().map((name) => `cookieBanner${name}`),
      fc.string(),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(settings, (given) => {
        const turned = Object.fromEntries(Object.entries(given).reverse());
        expect(bannerVersion(turned)).toBe(bannerVersion(given));
        expect(bannerVersion({ ...given, isCookieBannerEnabled: true })).toBe(bannerVersion(given));
        const [name = ''] = Object.keys(given);
        expect(bannerVersion({ ...given, [name]: `${given[name]}!` })).not.toBe(bannerVersion(given));
      }),
    );
  });
});
