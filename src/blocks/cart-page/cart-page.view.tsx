import { type ReactNode, useLayoutEffect } from 'react';
import type { CartEntry, CartState, CartStore } from '../../commerce/cart/cart.types';
import { formatMoney } from '../../commerce/money/format-money';
import type { Money } from '../../commerce/money/money';
import { InSlices } from '../../react/in-slices';
import { useScope, useScopeId, useStore } from '../../react/scope-context';
import { LoadFailure } from '../../ui/load-failure.view';
import type { CartPageData } from './cart-page.data';
import type { CartPageState, CartPageStore, Removal } from './cart-page.store';
import { CartRow, RemovedRow } from './cart-row.view';
import { readLines, t, totalOf } from './cart-texts';

interface CartPageProps {
  readonly data: CartPageData;
  readonly cart: CartStore;
  readonly page: CartPageStore;
  readonly onRetry: () => void;
  readonly onCheckOut: () => void;
  readonly onDrawn: () => void;
}

/** Class names and `data-test` are those of the platform's own cart: scripts of site owners find its parts by them. */
export function CartPage({ data, cart, page, onRetry, onCheckOut, onDrawn }: CartPageProps): ReactNode {
  const { guard } = useScope();
  const id = useScopeId();
  const state = useStore(cart);
  const { isLeaving, ...list } = useStore(page);
  const { status } = state;
  const isEmpty = state.cart.entries.length === 0;
  useLayoutEffect(onDrawn);
  return (
    <section className="cart-container sqs-fullpage-shopping-cart-content" aria-labelledby={id}>
      <h2 className="cart-title" id={id} tabIndex={-1}>
        {t('title')}
      </h2>
      {status === 'failed' && <LoadFailure message={state.failure ?? ''} onRetry={guard(onRetry)} />}
      {(status === 'unread' || status === 'reading') && <Skeleton />}
      {status === 'ready' && (
        <>
          {state.isUncertain && <LoadFailure message={t('uncertain')} onRetry={guard(onRetry)} />}
          <div className="cart-columns" data-test={isEmpty ? undefined : 'cart-container'}>
            <Rows state={state} list={list} page={page} />
            {isEmpty ? (
              <div className="cart-empty">
                <p className="empty-message" data-test="empty-message">
                  {t('empty')}
                </p>
                <p>
                  <a
                    className="cart-continue cart-continue-button sqs-editable-button sqs-button-element--secondary"
                    data-test="continue-shopping-link"
                    href={data.continueUrl}
                  >
                    {t('continue')}
                  </a>
                </p>
              </div>
            ) : (
              <CartSummary {...{ state, page, isLeaving, onCheckOut }} minimum={data.minimum} />
            )}
          </div>
        </>
      )}
    </section>
  );
}

type RowsProps = Readonly<{ state: CartState; list: Omit<CartPageState, 'isLeaving'>; page: CartPageStore }>;

/** Whether “Undo” is possible, in progress, or has failed. */
const isOffered = ({ entry, isUndoing, problem }: Removal, { busy, removed }: CartState): boolean =>
  isUndoing || problem !== undefined || busy.has(entry.id) || removed?.id === entry.id;

function Rows({ state, list: { problems, removal }, page }: RowsProps): ReactNode {
  const { guard } = useScope();
  const { cart, busy } = state;
  const isGone = removal && !cart.entries.some(({ id }) => id === removal.entry.id);
  /** Undefined in the place of what was removed. */
  const rows: Array<CartEntry | undefined> = [...cart.entries];
  if (isGone && isOffered(removal, state)) rows.splice(Math.max(0, removal.index), 0, undefined);
  if (rows.length === 0) return null;
  return (
    // The role is for Safari, which ignores lists without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className="cart-rows" role="list" aria-label={t('items')}>
      <InSlices items={rows} keyOf={(entry) => entry?.id ?? 'removed'}>
        {(entry) =>
          entry ? (
            <CartRow
              key={entry.id}
              entry={entry}
              page={page}
              problem={problems.get(entry.id)}
              isBusy={busy.has(entry.id)}
            />
          ) : (
            removal && <RemovedRow key="removed" removal={removal} onUndo={guard(page.undo)} />
          )
        }
      </InSlices>
    </ul>
  );
}

interface CartSummaryProps {
  readonly state: CartState;
  readonly page: CartPageStore;
  readonly minimum: Money | undefined;
  readonly isLeaving: boolean;
  readonly onCheckOut: () => void;
}

function CartSummary({ state, page, minimum, isLeaving, onCheckOut }: CartSummaryProps): ReactNode {
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
        <p className="cart-minimum inlay-message" id={`${id}-minimum`}>
          {t('minimum', { subtotal: formatMoney(minimum) })}
        </p>
      )}
      <div className="cart-checkout">
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
      </div>
    </section>
  );
}

/** In the place of rows and summary while the cart is read. */
function Skeleton(): ReactNode {
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="cart-columns cart-skeleton" aria-hidden="true">
        <ul className="cart-rows">
          {['first', 'second'].map((name) => (
            <li key={name} className="cart-row">
              <div className="cart-row-img" />
              <div className="cart-row-desc" />
              <div className="cart-row-amounts" />
            </li>
          ))}
        </ul>
        <div className="cart-summary" />
      </div>
    </>
  );
}
