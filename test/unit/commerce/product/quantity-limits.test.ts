import { describe, expect, it } from 'vitest';
import { maxQuantity, nearestQuantity } from '../../../../src/commerce/product/quantity-limits';
import { basket } from './products';

describe('a quantity', () => {
  it.each([
    ['as many as there are', {}, { stock: 3 }, 3],
    ['9999 of what has no limit', {}, { stock: undefined }, 9999],
    ['one of what is sold out, so that the field stays usable', {}, { stock: 0 }, 1],
    ['one where an order may have one alone', { allowMultiplePurchase: false }, { stock: 5 }, 1],
    ['one of a download', { productType: 2 }, { stock: undefined }, 1],
  ])('is at most %s', (_, fields, variant, max) => {
    expect(maxQuantity(basket(fields), variant)).toBe(max);
  });

  it.each([
    [5, 3],
    [0, 1],
    [-2, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('of %s becomes %s between 1 and 3', (value, expected) => {
    expect(nearestQuantity(value, 3)).toBe(expected);
  });
});
