import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readProduct } from '../../../../src/commerce/product/read-product';
import { basket } from './products';

const read = (source: unknown, currency = 'USD') => readProduct(source, { currency });
const gbp = (minor: bigint) => ({ minor, currency: 'GBP' });

describe('P6 Product', () => {
  it.each([
    [1, 'physical'],
    [2, 'digital'],
    [3, 'service'],
    [4, 'gift-card'],
    [5, 'paywall'],
    ['GIFT_CARD', 'gift-card'],
    ['PHYSICAL', 'physical'],
    ['DIGITAL', 'digital'],
    ['SERVICE', 'service'],
    ['whatever', 'physical'],
  ])('type %s is %s', (productType, kind) => {
    expect(read({ productType }).kind).toBe(kind);
  });

  it('is read from the attribute of a product page or block', () => {
    const product = read({
      id: '5c3f',
      title: 'WB256',
      price: { currency: 'USD', value: '49.99' },
      onSale: false,
      variants: [
        {
          id: 'e27a',
          sku: 'SQ1426503',
          price: { currency: 'USD', value: '49.99' },
          unlimited: false,
          qtyInStock: 1,
          soldOut: false,
          scarce: true,
          attributes: {},
        },
      ],
      userDefinedVariantOptions: [],
      productType: 1,
      allowMultiplePurchase: false,
    });
    expect(product).toEqual({
      id: '5c3f',
      title: 'WB256',
      kind: 'physical',
      options: [],
      variants: [
        {
          id: 'e27a',
          sku: 'SQ1426503',
          options: {},
          price: { minor: 4999n, currency: 'USD' },
          fullPrice: undefined,
          stock: 1,
          isScarce: true,
          planPrices: [],
          pictures: [],
        },
      ],
      allowsMultiple: false,
      plans: [],
      lacksPlan: false,
      form: undefined,
    });
  });

  it('is read from data-variants of older pages: bare numbers are minor units, amounts with a currency win', () => {
    const { variants, options } = read({
      variants: [
        {
          attributes: { Size: '1' },
          optionValues: [{ optionName: 'Size', value: '1' }],
          id: '9da6',
          sku: 'SQ42',
          price: 5000,
        },
        {
          attributes: { Size: '0' },
          optionValues: [{ optionName: 'Size', value: '0' }],
          id: '9da7',
          sku: 'SQ43',
          price: 5000,
          salePrice: 0,
          priceMoney: { currency: 'IDR', value: '50.00' },
          salePriceMoney: { currency: 'IDR', value: '0.00' },
          onSale: false,
          unlimited: true,
          qtyInStock: 0,
        },
      ],
    });
    expect(variants[1]).toMatchObject({ price: { minor: 5000n, currency: 'IDR' }, stock: undefined });
    expect(options).toEqual([{ name: 'Size', values: ['1', '0'] }]);
    expect(basket().variants.map(({ price, fullPrice }) => [price, fullPrice])).toEqual([
      [gbp(2900n), gbp(3400n)],
      [gbp(5200n), undefined],
      [gbp(5200n), undefined],
    ]);
  });

  it.each([
    [4999, 4999n],
    ['4999', 4999n],
    ['49.99', 4999n],
    [49.5, 4950n],
    ['50.00', 5000n],
  ])('costs %j: a whole number is in minor units', (price, minor) => {
    expect(read({ price }, 'GBP').variants[0]?.price).toEqual(gbp(minor));
  });

  it('of the digital type has its price in cents, and one variant', () => {
    const { variants } = read({ productType: 2, priceCents: 900, salePriceCents: 700, onSale: true });
    expect(variants).toHaveLength(1);
    expect(variants[0]).toMatchObject({
      sku: '',
      price: { minor: 700n, currency: 'USD' },
      fullPrice: { minor: 900n, currency: 'USD' },
      stock: undefined,
    });
  });

  it('has a subscription plan: billing period (weekly, monthly, yearly), cycles with 0 for indefinite', () => {
    const plan = (subscriptionPlan: object) => read({ subscriptionPlan }).plans[0];
    expect(plan({ id: 'f1', billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 6 })).toEqual({
      kind: 'subscription',
      planId: 'f1',
      period: { value: 2, unit: 'weekly' },
      cycles: 6,
    });
    expect(read({ paymentPlan: { id: 'f2', numBillingCycles: 3 } }).plans[0]).toMatchObject({
      kind: 'payment-plan',
      planId: 'f2',
      cycles: 3,
    });
    expect(plan({ billingPeriod: { value: 1, unit: 'yearly' } })).toMatchObject({
      period: { value: 1, unit: 'yearly' },
      cycles: 0,
    });
    expect(read({ isSubscribable: false }).plans).toEqual([]);
    expect(read({ isSubscribable: true, subscriptionOptionId: 'o1' }).plans).toMatchObject([
      { planId: 'o1' },
    ]);
  });

  it.each([
    [{ isSubscribable: true }, true],
    [{ subscribable: true, variants: [{ price: 500 }] }, true],
    [{ isSubscribable: true, subscriptionPlan: { id: 'f1' } }, false],
    [{ isSubscribable: true, subscriptionOptionId: 'o1' }, false],
    [{}, false],
  ])('%j lacks a plan: %s', (source, lacksPlan) => {
    expect(read(source).lacksPlan).toBe(lacksPlan);
  });

  it.each([
    ['physical', { productType: 1, variants: [] }, 0],
    ['a service', { productType: 3, variants: [] }, 0],
    ['of an unknown type', { productType: -1, variants: [] }, 0],
    ['a download', { productType: 2, variants: [] }, undefined],
    ['a gift card', { productType: 4, variants: [] }, undefined],
    ['physical, of whose variants the page says nothing', { productType: 1 }, undefined],
  ])('with an empty list of variants, %s, has a stock of %s', (_, source, stock) => {
    expect(read(source).variants.map((variant) => variant.stock)).toEqual([stock]);
  });

  it('has no full price beside that of the sale where the page has none', () => {
    const [variant] = read({
      variants: [{ onSale: true, salePriceMoney: { currency: 'USD', value: '50.00' } }],
    }).variants;
    expect(variant).toMatchObject({ price: { minor: 5000n }, fullPrice: undefined });
  });

  it('has plans with prices of their own, where its variants have them', () => {
    const pricingOption = (id: string, value: string, unit: string) => ({
      productSubscriptionOptionId: id,
      price: 1,
      priceMoney: { currency: 'GBP', value },
      salePriceMoney: { currency: 'GBP', value: '1.00' },
      onSale: id === 'o2',
      percentageDiscount: 0.1,
      subscriptionPlan: { billingPeriod: { value: 1, unit }, planVersionId: 'v', numBillingCycles: 0 },
    });
    const { plans, variants } = read({
      isSubscribable: true,
      variants: [
        {
          priceMoney: { currency: 'GBP', value: '20.00' },
          pricingOptions: [pricingOption('o1', '18.00', 'WEEK'), pricingOption('o2', '16.00', 'MONTH')],
        },
        {
          priceMoney: { currency: 'GBP', value: '40.00' },
          pricingOptions: [pricingOption('o1', '36.00', 'WEEK')],
        },
      ],
    });
    expect(plans).toEqual([
      { kind: 'subscription', planId: 'o1', period: { value: 1, unit: 'weekly' }, cycles: 0 },
      { kind: 'subscription', planId: 'o2', period: { value: 1, unit: 'monthly' }, cycles: 0 },
    ]);
    expect(variants.map(({ price, planPrices }) => [price, planPrices])).toEqual([
      [
        gbp(2000n),
        [
          { planId: 'o1', price: gbp(1800n), fullPrice: undefined },
          { planId: 'o2', price: gbp(100n), fullPrice: gbp(1600n) },
        ],
      ],
      [gbp(4000n), [{ planId: 'o1', price: gbp(3600n), fullPrice: undefined }]],
    ]);
  });

  it('has its options in the order of the shop, with the values of its variants', () => {
    expect(basket().options).toEqual([
      { name: 'Size', values: ['Small', 'Large'] },
      { name: 'Colour', values: ['Natural', 'Buff'] },
    ]);
    const listed = basket({ userDefinedVariantOptions: [{ name: 'Colour', values: ['Buff', 'Natural'] }] });
    expect(listed.options.find(({ name }) => name === 'Colour')?.values).toEqual(['Buff', 'Natural']);
  });

  it('leaves nothing to choose with one variant, whatever the shop has written down for it', () => {
    const attributes = { category: 'stickers/individual' };
    const { options, variants } = read({
      userDefinedVariantOptions: [{ name: 'category', values: ['stickers/individual'] }],
      variants: [{ id: 'b3b4', sku: 'SQ7959275', price: 600, attributes }],
    });
    expect(options).toEqual([]);
    expect(variants).toMatchObject([{ sku: 'SQ7959275', options: attributes }]);
  });

  it('has stock and options as the context of earlier pages names them', () => {
    const product = read({
      subscribable: false,
      variantAttributeNames: ['Fit'],
      variants: [
        { attributes: { Size: 'S', Fit: 'Slim' }, stock: { unlimited: true } },
        { attributes: { Size: 'M', Fit: 'Slim' }, stock: { unlimited: false, quantity: 2 } },
        { attributes: { Size: 'L', Fit: 'Slim' }, stock: { unlimited: false, quantity: 0 } },
      ],
    });
    expect(product.variants.map(({ stock }) => stock)).toEqual([undefined, 2, 0]);
    expect(product.options.map(({ name }) => name)).toEqual(['Fit', 'Size']);
    expect(product.plans).toEqual([]);
  });

  it('says what does not fit, and uses the default', () => {
    const warn = vi.fn();
    readProduct({ variants: [{ price: 'much', qtyInStock: {} }] }, { currency: 'USD', warn });
    expect(warn.mock.calls.map(([path]) => path)).toEqual(['product.variants.qtyInStock', 'price']);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (source) => void read(source)));
    expect(read({ variants: [{ attributes: { Size: { toString: 1 } } }] }).options).toEqual([]);
    fc.assert(fc.property(fc.array(fc.anything()), (variants) => void read({ variants })));
    fc.assert(
      fc.property(fc.jsonValue(), (odd) => {
        expect(
          read({ variants: [{ attributes: { Size: odd } }, { attributes: odd }] }).variants,
        ).toHaveLength(2);
        expect(read({ userDefinedVariantOptions: [odd], subscriptionPlan: odd }).variants).toHaveLength(1);
      }),
    );
  });
});
