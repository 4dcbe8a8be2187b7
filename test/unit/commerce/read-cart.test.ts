import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readCart, subtotalOf } from '../../../src/commerce/cart/read-cart';

const entry = (fields: object) => readCart({ entries: [{ id: 'e1', ...fields }] }).entries[0];

describe('P6 Shopping cart facade', () => {
  it('has the specification’s fields and defaults', () => {
    const zero = { minor: 0n, currency: 'USD' };
    expect(readCart({})).toEqual({
      id: '',
      websiteId: '',
      orderId: '',
      created: 0,
      isPurchased: false,
      entries: [],
      shippingOptions: [],
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      selectedShippingOption: undefined,
      shippingLocation: undefined,
      subtotal: zero,
      tax: zero,
      shippingCost: zero,
      discount: zero,
      grandTotal: zero,
      totalQuantity: 0,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    });
  });

  it('takes every amount in cents, in the currency of the subtotal', () => {
    const cart = readCart({
      subtotalAmount: { currencyCode: 'EUR', value: 4999, decimalValue: '49.99', fractionalDigits: 2 },
      taxCents: 950,
      shippingCostCents: 500,
      discountCents: 100,
      grandTotalCents: 6349,
    });
    const { subtotal, tax, shippingCost, discount, grandTotal } = cart;
    expect([subtotal, tax, shippingCost, discount, grandTotal].map(({ minor }) => minor)).toEqual([
      4999n,
      950n,
      500n,
      100n,
      6349n,
    ]);
    expect(tax.currency).toBe('EUR');
    expect(readCart({ subtotalCents: 700 }, 'JPY').subtotal).toEqual({ minor: 700n, currency: 'JPY' });
  });

  it('takes the server at its word where it counts hundredths of a yen', () => {
    const yen = (minor: bigint) => ({ minor, currency: 'JPY' });
    const price = { currency: 'JPY', value: '500' };
    const older = { item: { price }, purchasePriceCents: 40_000, nonSalePriceCents: 50_000 };
    const cart = readCart(
      {
        entries: [{ id: 'a', quantity: 2, ...older }],
        subtotalCents: 80_000,
        taxCents: 8000,
        validCoupons: [{ promoCode: 'TEN', discountCents: 1000 }],
      },
      'JPY',
    );
    expect([cart.subtotal, cart.tax, cart.validCoupons[0]?.discount]).toEqual([
      yen(800n),
      yen(80n),
      yen(10n),
    ]);
    expect(cart.entries[0]).toMatchObject({ unitPrice: yen(400n), fullPrice: yen(500n), total: yen(800n) });
    expect(readCart({ subtotalAmount: price, subtotalCents: 500, taxCents: 40 }, 'JPY').tax).toEqual(
      yen(40n),
    );
  });

  it('counts and sums where the server does not', () => {
    const price = { currency: 'USD', value: '2.50' };
    const cart = readCart({
      entries: [
        { id: 'a', quantity: 2, unitPrice: price },
        { id: 'b', unitPrice: price },
      ],
    });
    expect([cart.totalQuantity, cart.subtotal.minor]).toEqual([3, 750n]);
  });

  it('names the coupons, also one that is not valid', () => {
    const { validCoupons, invalidCoupons } = readCart({
      validCoupons: [{ promoCode: 'TEN', discountCents: 10 }],
      invalidCoupons: [{ code: 'OLD', name: 'Old' }],
    });
    expect(validCoupons).toEqual([{ code: 'TEN', name: 'TEN', discount: { minor: 10n, currency: 'USD' } }]);
    expect(invalidCoupons).toMatchObject([{ code: 'OLD', name: 'Old' }]);
  });
});

describe('an entry', () => {
  it('is read with its variant', () => {
    expect(
      entry({
        itemId: 'p1',
        title: 'Basket',
        productType: 1,
        quantity: 3,
        image: { assetUrl: '/basket.png' },
        fullUrl: '/shop/basket',
        chosenVariant: {
          sku: 'SQ1',
          attributes: { Size: 'Large' },
          qtyInStock: 4,
          priceMoney: { currency: 'USD', value: '19.99' },
          fullPrice: { currency: 'USD', value: '25.00' },
        },
      }),
    ).toMatchObject({
      productId: 'p1',
      sku: 'SQ1',
      kind: 'physical',
      options: [{ name: 'Size', value: 'Large' }],
      imageUrl: '/basket.png',
      quantity: 3,
      maxQuantity: 4,
      unitPrice: { minor: 1999n },
      fullPrice: { minor: 2500n },
      total: { minor: 5997n },
    });
  });

  it('is read as older servers write it: options of the variant in a list, amounts in cents', () => {
    expect(
      entry({
        item: { price: { currency: 'USD', value: '8.00' } },
        itemId: '5e90',
        quantity: 2,
        title: 'Print',
        purchasePriceCents: 600,
        nonSalePriceCents: 800,
        chosenVariant: {
          optionValues: [
            { optionName: 'Size', value: 'Small' },
            { optionName: 'Colour', value: 'Black' },
          ],
          id: 'f85f',
          sku: 'SQ2502768',
          price: 800,
          salePrice: 600,
          onSale: true,
          unlimited: true,
          qtyInStock: 0,
        },
        productType: 1,
        subTotal: 1200,
      }),
    ).toMatchObject({
      productId: '5e90',
      sku: 'SQ2502768',
      options: [
        { name: 'Size', value: 'Small' },
        { name: 'Colour', value: 'Black' },
      ],
      maxQuantity: undefined,
      unitPrice: { minor: 600n },
      fullPrice: { minor: 800n },
      total: { minor: 1200n },
    });
  });

  it('costs what its variant costs in a sale, where nothing else names its price', () => {
    const variant = { price: 800, salePrice: 600, onSale: true };
    expect(entry({ chosenVariant: variant })).toMatchObject({
      unitPrice: { minor: 600n },
      fullPrice: { minor: 800n },
    });
    expect(entry({ chosenVariant: { ...variant, salePrice: 0, onSale: false } })).toMatchObject({
      unitPrice: { minor: 800n },
      fullPrice: undefined,
    });
  });

  it.each([
    [1, 'physical'],
    [2, 'digital'],
    [3, 'service'],
    [4, 'gift-card'],
    [5, 'paywall'],
    ['GIFT_CARD', 'gift-card'],
    ['nonsense', 'physical'],
  ])('P6 Product: productType %s is %s', (productType, kind) => {
    expect(entry({ productType })?.kind).toBe(kind);
  });

  it('P6 Subscription plan: billingPeriod (value, unit weekly/monthly/yearly), numBillingCycles (0 = indefinite)', () => {
    const subscriptionPlan = { id: 'plan', billingPeriod: { value: 2, unit: 'WEEKLY' } };
    expect(entry({ subscriptionPlan })?.billing).toEqual({
      kind: 'subscription',
      planId: 'plan',
      period: { value: 2, unit: 'weekly' },
      cycles: 0,
    });
    const paymentPlan = { billingPeriod: { unit: 'yearly' }, numBillingCycles: 3 };
    expect(entry({ paymentPlan })?.billing).toMatchObject({ kind: 'payment-plan', cycles: 3 });
    const faulty = { billingPeriod: { value: 0, unit: 'fortnight' }, numBillingCycles: -2 };
    expect(entry({ paymentPlan: faulty })?.billing).toMatchObject({
      period: { value: 1, unit: 'monthly' },
      cycles: 0,
    });
  });

  it.each([
    [{ unlimited: true, qtyInStock: 3 }, undefined],
    [{ qtyInStock: 9223372036854775807n.toString() }, undefined],
    [{}, undefined],
    [{ qtyInStock: 0 }, 0],
  ])('%j may be bought up to %s times', (fields, most) => {
    expect(entry(fields)?.maxQuantity).toBe(most);
  });

  it('is left out without an id, since it cannot be changed', () => {
    expect(readCart({ entries: [{ title: 'A' }, { id: 'b' }, 7, null] }).entries.map(({ id }) => id)).toEqual(
      ['b'],
    );
  });
});

it('never throws, whatever the server sends', () => {
  const keys = Object.keys(readCart({}));
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...keys, 'subtotalCents', 'subtotalAmount'), (value, key) => {
      readCart(value);
      readCart({ [key]: value }, 'USD', vi.fn());
      readCart({ entries: [{ id: 'e', quantity: value, chosenVariant: value, unitPrice: value }] });
    }),
  );
});

it('sums up entries of one currency alone', () => {
  const of = (minor: bigint, currency: string) => ({ total: { minor, currency } }) as never;
  expect(subtotalOf([of(100n, 'USD'), of(250n, 'USD')], 'USD')).toEqual({ minor: 350n, currency: 'USD' });
  // What costs nothing is in each currency.
  expect(subtotalOf([of(100n, 'USD'), of(0n, 'EUR')], 'USD')).toEqual({ minor: 100n, currency: 'USD' });
  expect(subtotalOf([of(100n, 'USD'), of(250n, 'EUR')], 'USD')).toBeUndefined();
});

it('leaves out what is not a rule, or not a way to send', () => {
  const lists = { applicableTaxRules: [{ id: 'a' }, 'b', null], shippingOptions: [7, { id: 'c' }] };
  const { applicableTaxRules, shippingOptions } = readCart(lists);
  expect([applicableTaxRules, shippingOptions]).toEqual([[{ id: 'a' }], [{ id: 'c' }]]);
});
