import type { Cart, CartEntry } from '../../commerce/cart/cart.types';
import { formatMoney } from '../../commerce/money/format-money';
import type { Money } from '../../commerce/money/money';
import { createMessages } from '../../text/messages';
import messages from './cart-page.messages.json';

export const t = createMessages(messages);

/**
 * Tells two variants of a product apart, in labels and sentences.
 * @example 'Willow basket, Large, Natural'
 */
export const entryName = ({ title, options }: Pick<CartEntry, 'title' | 'options'>): string =>
  [title, ...options.map(({ value }) => value)].join(', ');

const negative = (money: Money): Money => ({ ...money, minor: -money.minor });

/** The lines below the subtotal, without those of zero, which are not worked out yet or cost nothing. */
export function readLines({ validCoupons, discount, shippingCost, tax }: Cart) {
  const coupons = validCoupons.filter((coupon) => coupon.discount.minor);
  const discounts = coupons.map((coupon) => ({
    label: t('coupon', { name: coupon.name }),
    money: negative(coupon.discount),
  }));
  const named = coupons.reduce((sum, coupon) => sum + coupon.discount.minor, 0n);
  const lines = [
    // The server may take off more than the codes that it names.
    ...(named === discount.minor ? discounts : [{ label: t('discount'), money: negative(discount) }]),
    { label: t('shipping'), money: shippingCost },
    { label: t('tax'), money: tax },
  ];
  return lines.filter(({ money }) => money.minor);
}

/**
 * The total that the visitor will pay, if the server has given one and it differs from the subtotal. While a change is pending, the
 * subtotal is newer: then only lines between the two show that they differ.
 */
export function totalOf(cart: Cart, isPending = false): Money | undefined {
  const { grandTotal, subtotal, discount } = cart;
  const isKnown = grandTotal.minor > 0n || (discount.minor > 0n && discount.minor >= subtotal.minor);
  const isOther = isPending ? readLines(cart).length > 0 : grandTotal.minor !== subtotal.minor;
  return isKnown && isOther ? grandTotal : undefined;
}

export function describeCart(cart: Cart): string {
  if (cart.entries.length === 0) return t('empty');
  const total = totalOf(cart);
  const sentence = t('announced', { count: cart.totalQuantity, subtotal: formatMoney(cart.subtotal) });
  return total ? `${sentence} ${t('announcedTotal', { total: formatMoney(total) })}` : sentence;
}
