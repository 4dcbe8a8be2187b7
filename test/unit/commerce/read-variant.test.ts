import { expect, it } from 'vitest';
import { readBilling, readKind } from '../../../src/commerce/read-variant';

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
