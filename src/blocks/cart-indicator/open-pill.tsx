import type { ReactNode } from 'react';
import { formatAmount } from '../../commerce/money/format-money';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { useStore } from '../../react/scope-context';
import type { Store } from '../../store/store';
import type { Shown } from './cart-indicator.types';
import { quantityLabel, quantitySuffix, quantityText } from './quantity-text';
import './cart-pill.css';

/** Class names are those that templates style. The sign of the currency comes from their CSS. */
function CartPill({ shown }: { readonly shown: Store<Shown> }): ReactNode {
  const { totalQuantity = 0, subtotal } = useStore(shown) ?? {};
  if (!totalQuantity) return null;
  return (
    <div className="absolute-cart-box">
      <a className="sqs-pill-shopping-cart" href="/cart" aria-label={quantityLabel(totalQuantity)}>
        <span className="details">
          <span className="total-quantity">{quantityText(totalQuantity)}</span>{' '}
          <span className="suffix">{quantitySuffix(totalQuantity)}</span>
        </span>
        {subtotal && (
          <span className="subtotal">
            <span className="price">
              <span className="sqs-money-native">{formatAmount(subtotal)}</span>
            </span>
          </span>
        )}
      </a>
    </div>
  );
}

export function openPill(scope: Scope, place: HTMLElement, shown: Store<Shown>): void {
  draw(scope, <CartPill shown={shown} />, { into: place });
}
