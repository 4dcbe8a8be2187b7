import { describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../src/context/context';

describe('site context', () => {
  it('has every default for a page without one', () => {
    const context = readSiteContext(undefined);
    expect(context.websiteSettings.storeSettings.selectedCurrency).toBe('USD');
    expect(context.websiteSettings.pinterestOverlayOptions.mode).toBe('disabled');
    expect(context.templateVersion).toBe('7');
    expect(context.googleFonts).toEqual([]);
    expect(context.websiteRoles).toEqual([]);
  });

  it('accepts the names of the wild and keeps those of the specification', () => {
    const context = readSiteContext({
      website: { captchaSettings: { enabledForDonations: false, siteKey: 'key' }, siteStatus: {} },
      collection: { id: 'collection', title: 'Home', type: 10 },
      item: { id: 'item' },
      websiteRoles: { 1: true, 9: true, 4: false },
    });
    expect(context.captchaSettings.siteKey).toBe('key');
    expect(context.collectionId).toBe('collection');
    expect(context.itemId).toBe('item');
    expect(context.websiteRoles).toEqual([1, 9]);
    expect(context.website.siteStatus.value).toBeUndefined();
  });

  it('prefers what is where the specification says', () => {
    const context = readSiteContext({
      captchaSettings: { siteKey: 'top' },
      website: { captchaSettings: { siteKey: 'nested' } },
      websiteRoles: [2, 3],
    });
    expect(context.captchaSettings.siteKey).toBe('top');
    expect(context.websiteRoles).toEqual([2, 3]);
  });

  it('drops wrong types one by one, with a warning each', () => {
    const warn = vi.fn();
    const context = readSiteContext(
      { website: { id: 5, developerMode: true }, pageType: 'two', demoCollections: {}, cookieSettings: [] },
      warn,
    );
    expect(context.website.id).toBe('');
    expect(context.website.developerMode).toBe(true);
    expect(context.pageType).toBeUndefined();
    expect(warn.mock.calls.map(([path]) => path).sort()).toEqual([
      'cookieSettings',
      'demoCollections',
      'pageType',
      'website.id',
    ]);
  });

  it.each([null, 0, 'text', [], () => {}, new Date()])('never throws on %s', (source) => {
    expect(() => readSiteContext(source)).not.toThrow();
  });
});
