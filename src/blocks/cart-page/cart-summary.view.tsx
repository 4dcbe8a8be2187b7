import type { ReactNode } from 'react';
import type { CartState } from '../../commerce/cart/cart.types';
import { formatMoney } from '../../commerce/money/format-money';
import type { Money } from '../../commerce/money/money';
import { useScope, useScopeId } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import messages from './cart-page.messages.json';
import type { CartPageStore } from './cart-page.store';
import { readLines, totalOf } from './cart-totals';

const t = createMessages(messages);

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
  const total = totalOf(cart, isPending);
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
