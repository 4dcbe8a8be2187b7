// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { describeCart, readLines, totalOf } from '../../../../src/blocks/cart-page/cart-texts';
import { readCart } from '../../../../src/commerce/cart/read-cart';

const cartWith = (amounts: Readonly<Record<string, number>>) =>
  readCart({ entries: [{ id: 'a', quantity: 2 }], subtotalCents: 1000, ...amounts });

describe('what is said of a cart', () => {
  it('names the total where it is not the subtotal', () => {
    expect(describeCart(cartWith({}))).toBe('2 items in your cart. Subtotal: $10.00.');
    expect(describeCart(cartWith({ grandTotalCents: 1000 }))).toBe('2 items in your cart. Subtotal: $10.00.');
    expect(describeCart(cartWith({ grandTotalCents: 1190, taxCents: 190 }))).toBe(
      '2 items in your cart. Subtotal: $10.00. Total: $11.90.',
    );
  });

  it('takes a total of zero for unknown, unless a discount explains it', () => {
    expect(totalOf(cartWith({ grandTotalCents: 0 }))).toBeUndefined();
    expect(totalOf(cartWith({ grandTotalCents: 0, discountCents: 1000 }))?.minor).toBe(0n);
    expect(totalOf(cartWith({ grandTotalCents: 0, discountCents: 999 }))).toBeUndefined();
    expect(totalOf(cartWith({ grandTotalCents: 0, subtotalCents: 0, taxCents: 1 }), true)).toBeUndefined();
  });

  it('has no total for a change on its way, unless something is taken off or added', () => {
    expect(totalOf(cartWith({ grandTotalCents: 900 }))?.minor).toBe(900n);
    expect(totalOf(cartWith({ grandTotalCents: 900 }), true)).toBeUndefined();
    expect(totalOf(cartWith({ grandTotalCents: 1000, discountCents: 100 }), true)?.minor).toBe(1000n);
  });

  it('lists what the server takes off and adds, without what is zero', () => {
    const coupons = [{ promoCode: 'MAY', discountCents: 100 }];
    const lines = (discountCents: number) =>
      readLines({
        ...cartWith({ discountCents, taxCents: 50 }),
        validCoupons: readCart({ validCoupons: coupons }).validCoupons,
      }).map(({ label, money }) => `${label} ${money.minor}`);
    expect(lines(100)).toEqual(['Discount (MAY) -100', 'Tax 50']);
    expect(lines(150)).toEqual(['Discount -150', 'Tax 50']);
  });
});
