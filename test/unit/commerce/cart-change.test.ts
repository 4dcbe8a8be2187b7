import { describe, expect, it } from 'vitest';
import type { CartEntry } from '../../../src/commerce/cart/cart.types';
import {
  applyChange,
  entryOf,
  isMade,
  isSameChange,
  wholeQuantity,
} from '../../../src/commerce/cart/cart-change';
import { readCart } from '../../../src/commerce/cart/read-cart';

const price = { currency: 'USD', value: '2.50' };
const CART = readCart({
  entries: [
    { id: 'a', itemId: 'p1', quantity: 2, unitPrice: price, chosenVariant: { sku: 'S' } },
    { id: 'b', itemId: 'p2', quantity: 1, unitPrice: price },
  ],
});
const add = (quantity?: number, rest: object = {}) =>
  ({ action: 'add', addition: { productId: 'p1', productName: 'Tea', quantity, ...rest } }) as Parameters<
    typeof applyChange
  >[1];
const with2 = (entries: readonly Partial<CartEntry>[]) => ({
  ...CART,
  entries: CART.entries.map((entry, index) => ({ ...entry, ...entries[index] })),
});

it.each([
  [undefined, 1],
  [3, 3],
  [2.9, 2],
  [0, 1],
  [-4, 1],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
])('the quantity %s is bought as %i', (quantity, whole) => {
  expect(wholeQuantity(quantity)).toBe(whole);
});

describe('a change that is shown before the server has made it', () => {
  it('counts an addition, which has no entry yet', () => {
    const cart = applyChange(CART, add(3));
    expect([cart.totalQuantity, cart.entries.length]).toEqual([6, 2]);
    expect(entryOf(add())).toBeUndefined();
  });

  it('counts and sums a new quantity', () => {
    const cart = applyChange(CART, { action: 'change', entryId: 'a', quantity: 5 });
    expect([cart.totalQuantity, cart.subtotal.minor]).toEqual([6, 1500n]);
    expect(cart.entries.map(({ quantity, total }) => [quantity, total.minor])).toEqual([
      [5, 1250n],
      [1, 250n],
    ]);
  });

  it('takes a removed entry out, and keeps pending additions counted', () => {
    const cart = applyChange(applyChange(CART, add(4)), { action: 'remove', entryId: 'a' });
    expect([cart.totalQuantity, cart.subtotal.minor]).toEqual([5, 250n]);
    expect(cart.entries.map(({ id }) => id)).toEqual(['b']);
    expect(entryOf({ action: 'remove', entryId: 'a' })).toBe('a');
  });
});

describe('whether the server has made a change', () => {
  it.each([
    ['an addition that is there', add(1), with2([{ quantity: 3 }]), true],
    ['an addition that is not there', add(1), CART, false],
    ['an addition of another product', add(1), with2([{}, { quantity: 9 }]), false],
    ['an addition of its variant', add(1, { sku: 'S' }), with2([{ quantity: 3 }]), true],
    ['an addition of another variant', add(1, { sku: 'M' }), with2([{ quantity: 3 }]), false],
    ['a removal', { action: 'remove', entryId: 'x' }, CART, true],
    ['a removal that was refused', { action: 'remove', entryId: 'a' }, CART, false],
    ['a new quantity', { action: 'change', entryId: 'a', quantity: 2 }, CART, true],
    ['another quantity', { action: 'change', entryId: 'a', quantity: 3 }, CART, false],
    ['the quantity of another entry', { action: 'change', entryId: 'b', quantity: 2 }, CART, false],
  ] as const)('is recognized from the cart: %s', (_, change, after, is) => {
    expect(isMade(change, CART, after)).toBe(is);
  });

  it('counts entries that do not say what they are', () => {
    const before = with2([{ productId: '', sku: '' }]);
    const after = with2([{ productId: '', sku: '', quantity: 3 }]);
    expect(isMade(add(1, { sku: 'M' }), before, after)).toBe(true);
  });
});

it('takes the same wish for a second try, and no other', () => {
  expect(isSameChange(add(1), add(1))).toBe(true);
  expect(isSameChange(add(1), add(2))).toBe(false);
});
