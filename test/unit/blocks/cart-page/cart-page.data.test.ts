import { describe, expect, it, vi } from 'vitest';
import { readCartPage } from '../../../../src/blocks/cart-page/cart-page.data';

const read = (storeSettings: object) => readCartPage({ websiteSettings: { storeSettings } }, vi.fn());
const of = (value: unknown, isOn = true) => ({
  minimumOrderSubtotalEnabled: isOn,
  minimumOrderSubtotal: value,
  selectedCurrency: 'EUR',
});
const amount = (value: string) => ({ value, currency: 'EUR' });

describe('the settings of the cart page', () => {
  it.each([
    ['that is on', of(amount('20.00')), { minor: 2000n, currency: 'EUR' }],
    ['that is off', of(amount('20.00'), false), undefined],
    ['of nothing', of(amount('0.00')), undefined],
    ['below nothing', of(amount('-1.00')), undefined],
    ['that is not an amount', of('much'), undefined],
    ['that is missing', of(undefined), undefined],
  ])('have a minimum %s', (_, settings, minimum) => {
    expect(read(settings).minimum).toEqual(minimum);
  });

  it.each([
    [{ continueShoppingLinkUrl: '/shop' }, '/shop'],
    [{}, '/'],
    [{ continueShoppingLinkUrl: 'javascript:alert(1)' }, '/'],
  ])('lead on by %j', (settings, url) => {
    expect(read(settings).continueUrl).toBe(url);
  });
});
