// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { divideMoney } from '../../../../src/commerce/money/money';
import { createProductStore } from '../../../../src/commerce/product/product.store';
import { createProductText } from '../../../../src/commerce/product/product-text';
import { readMerchandising } from '../../../../src/commerce/product/read-merchandising';
import { readProduct } from '../../../../src/commerce/product/read-product';
import { instalmentText } from '../../../../src/commerce/product/show-price';

const OFFERS = { afterPayAvailable: true, afterPayMin: 100, afterPayMax: 100_000 };

describe('what a shop decides about a product', () => {
  it('marks sold out choices and allows several services, unless it says otherwise', () => {
    expect(readMerchandising([undefined], 'USD')).toEqual({
      marksSoldOut: true,
      allowsSeveralServices: true,
      texts: {},
      instalments: [],
    });
    for (const settings of [
      { showSoldOutOnVariantsDropdown: false },
      { soldOutVariantsDropdownDisabled: true },
    ])
      expect(readMerchandising([settings], 'USD').marksSoldOut).toBe(false);
  });

  it('has its own words, those of the product before those of the shop; a choice in them is ours', () => {
    const { texts } = readMerchandising(
      [{ customSoldOutText: 'Gone' }, { customSoldOutText: 'All gone', scarcityText: 'Just {qtyInStock}' }],
      'USD',
    );
    expect(texts).toEqual({ soldOut: 'All gone', scarce: 'Just {qtyInStock}' });
    const t = createProductText(texts);
    expect(t('scarce', { stock: 3, qtyInStock: 3 })).toBe('Just 3');
    const chosen = { scarcityText: '{qtyInStock, plural, one {# left} other {# left}}' };
    expect(readMerchandising([chosen], 'USD').texts).toEqual({});
  });

  it.each([null, 7, 'x', [], { afterPayAvailable: 'yes', afterPayMin: {} }])('never throws: %o', (source) => {
    expect(readMerchandising([source], 'USD').instalments).toEqual([]);
  });
});

describe('instalments', () => {
  const said = (fields: object, settings: object = OFFERS, currency = 'USD') => {
    const product = readProduct({ id: 'p1', productType: 1, price: 4450, ...fields }, { currency });
    const { instalments } = readMerchandising([settings], currency);
    return instalmentText(createProductStore(product, {}), instalments, createProductText());
  };

  it('are a quarter of the price, to the nearest minor unit', () => {
    expect(said({})).toBe('or 4 interest-free payments of $11.13 with Afterpay');
    expect(said({}, OFFERS, 'GBP')).toBe('or 4 interest-free payments of £11.13 with Clearpay');
    expect(divideMoney({ minor: 10n, currency: 'USD' }, 3).minor).toBe(3n);
    expect(divideMoney({ minor: 11n, currency: 'USD' }, 3).minor).toBe(4n);
  });

  it.each([
    ['too cheap', { price: 99 }],
    ['too dear', { price: 100_001 }],
    ['free', { price: 0 }],
    ['a download', { productType: 2 }],
    ['in another currency than the limits', { price: { currency: 'EUR', value: '44.50' } }],
    ['a subscription', { subscriptionPlan: { id: 'f1' } }],
  ])('are not offered for what is %s', (_, fields) => {
    expect(said(fields)).toBe('');
  });

  it('are not offered before the price is known', () => {
    const variants = [
      { attributes: { Size: 'S' }, price: 1000 },
      { attributes: { Size: 'L' }, price: 2000 },
    ];
    expect(said({ variants })).toBe('');
  });

  it('of Klarna have no amount of ours, and no limit where none is set', () => {
    expect(said({ price: 9_000_000 }, { klarnaAvailable: true })).toBe('or pay over time with Klarna');
  });
});
