import type { ReactNode } from 'react';
import type { Cart, CartState } from '../../commerce/cart/cart.types';
import { formatMoney } from '../../commerce/money/format-money';
import type { Money } from '../../commerce/money/money';
import { useScope, useScopeId } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import messages from './cart-page.messages.json';
import type { CartPageStore } from './cart-page.store';

const t = createMessages(messages);

const negative = (money: Money): Money => ({ ...money, minor: -money.minor });

/** An amount below the subtotal. */
interface Line {
  readonly label: string;
  readonly money: Money;
}

/** What the server says of the price beyond the subtotal. Amounts that are zero have not been worked out, or cost nothing. */
function readLines({ validCoupons, discount, shippingCost, tax }: Cart): readonly Line[] {
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

/** What the visitor will pay, as far as the server has said it. */
export function totalOf(cart: Cart): Money | undefined {
  const { grandTotal, subtotal, discount } = cart;
  const isKnown = grandTotal.minor > 0n || (discount.minor > 0n && discount.minor >= subtotal.minor);
  return isKnown && grandTotal.minor !== subtotal.minor ? grandTotal : undefined;
}

interface CartSummaryProps {
  readonly state: CartState;
  readonly page: CartPageStore;
  readonly minimum: Money | undefined;
  readonly isLeaving: boolean;
  readonly onCheckOut: () => void;
}

export function CartSummary({ state, page, minimum, isLeaving, onCheckOut }: CartSummaryProps): ReactNode {
  const { guard } = useScope();
  const id = useScopeId();
  const { cart, isPending } = state;
  const total = totalOf(cart);
  const isTooLittle = page.isBelowMinimum();
  const amount = (money: Money) => (isPending ? t('calculating') : formatMoney(money));
  return (
    <section className="cart-summary" aria-label={t('summary')}>
      <dl>
        <div className="cart-subtotal">
          <dt className="cart-subtotal-label">{t('subtotal')}</dt>
          <dd className="cart-subtotal-price">{formatMoney(cart.subtotal)}</dd>
        </div>
        {readLines(cart).map(({ label, money }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount(money)}</dd>
          </div>
        ))}
        {total && (
          <div className="cart-total">
            <dt>{t('total')}</dt>
            <dd>{amount(total)}</dd>
          </div>
        )}
      </dl>
      {cart.invalidCoupons.map(({ code, name }) => (
        <p key={code} className="cart-note">
          {t('invalidCoupon', { name })}
        </p>
      ))}
      {!cart.tax.minor && (
        <p className="cart-note">
          {t('atCheckout', { requiresShipping: `${cart.requiresShipping && !cart.shippingCost.minor}` })}
        </p>
      )}
      {isTooLittle && minimum && (
        <p className="cart-minimum" id={`${id}-minimum`}>
          {t('minimum', { subtotal: formatMoney(minimum) })}
        </p>
      )}
      <button
        type="button"
        className="cart-checkout-button sqs-editable-button sqs-button-element--primary"
        aria-disabled={isTooLittle || undefined}
        aria-busy={isLeaving || undefined}
        aria-describedby={isTooLittle ? `${id}-minimum` : undefined}
        onClick={guard(onCheckOut)}
      >
        {t('checkout')}
      </button>
    </section>
  );
}
