import { expect, it } from 'vitest';
import { readBilling, readKind, readPrice } from '../../../src/commerce/read-variant';

it.each([
  ['WEEK', 'weekly'],
  ['weekly', 'weekly'],
  ['YEAR', 'yearly'],
  ['yearly', 'yearly'],
  ['MONTH', 'monthly'],
  ['fortnight', 'monthly'],
  ['', 'monthly'],
])('a billing period of %j is %s', (unit, expected) => {
  expect(readBilling({ billingPeriod: { value: 2, unit } }).period).toEqual({ value: 2, unit: expected });
});

it.each([
  [{ value: 0 }, 1],
  [{ value: -3 }, 1],
  [{ value: 2.9 }, 2],
  [{}, 1],
])('a billing period with %j is paid every %i months', (billingPeriod, value) => {
  expect(readBilling({ billingPeriod }).period).toEqual({ value, unit: 'monthly' });
});

it.each([
  [12, 12],
  [3.9, 3],
  [0, 0],
  [-1, 0],
  [undefined, 0],
])('%s billing cycles are %i', (numBillingCycles, cycles) => {
  expect(readBilling({ id: 'p1', numBillingCycles })).toMatchObject({ planId: 'p1', cycles });
});

it.each([
  [1, 'physical'],
  [2, 'digital'],
  ['2', 'digital'],
  ['GIFT_CARD', 'gift-card'],
  ['gift-card', 'gift-card'],
  ['Service', 'service'],
  [0, 'physical'],
  [99, 'physical'],
  ['nonsense', 'physical'],
  [null, 'physical'],
])('a product of the kind %j is %s', (value, kind) => {
  expect(readKind(value)).toBe(kind);
});

it.each([
  [{ onSale: true, priceCents: 900, salePriceCents: 700 }, {}, 700n, 900n],
  [{ priceCents: 900 }, { onSale: true, salePriceCents: 700 }, 700n, 900n],
  [{ priceCents: 900, salePriceCents: 700 }, {}, 900n, undefined],
  [{ onSale: true, priceCents: 900 }, {}, 900n, undefined],
  [{ onSale: false, priceCents: 900, salePriceCents: 700 }, { onSale: true }, 900n, undefined],
  [{}, { priceCents: 500 }, 500n, undefined],
  [{}, {}, 0n, undefined],
])('a variant with %j of a product with %j costs %s, before %s', (raw, whole, price, full) => {
  const read = readPrice(raw as never, { currency: 'USD' } as never, whole as never);
  expect([read.price.minor, read.fullPrice?.minor]).toEqual([price, full]);
});
