import type { Scope } from '../../core/scope';
import { formatMoney } from '../money/format-money';
import { divideMoney, isLessMoney, type Money } from '../money/money';
import type { ProductStore } from './product.store';
import { planOf } from './product.store';
import { priceOf } from './product-price';
import type { ProductText, ShownProduct } from './product-text';
import type { InstalmentOffer } from './read-merchandising';
import { createShownContent } from './shown-content';

/** Both lenders whose payments are always the same number: Afterpay, and Clearpay, as it is called in Britain. */
const PAYMENTS = 4;

/** A price in another currency than the lender's limits cannot be compared with them, so it gets no offer. */
const isOffered = ({ least, most }: InstalmentOffer, price: Money) =>
  price.minor > 0n &&
  price.currency === least.currency &&
  !isLessMoney(price, least) &&
  !(most && isLessMoney(most, price));

/** The text for a price in instalments; `''` if no lender takes it. Lenders take goods only, and no repeated payments. */
export function instalmentText(store: ProductStore, offers: readonly InstalmentOffer[], t: ProductText) {
  const { product } = store;
  const plan = planOf(store);
  const price = priceOf(product, store.get().selection, plan);
  if (!price || price.kind === 'from' || product.kind !== 'physical' || plan) return '';
  return offers
    .filter((offer) => isOffered(offer, price.price))
    .map(({ lender }) =>
      lender === 'klarna'
        ? t('klarna')
        : t('afterpay', {
            payments: PAYMENTS,
            price: formatMoney(divideMoney(price.price, PAYMENTS)),
            lender: price.price.currency === 'GBP' ? 'Clearpay' : 'Afterpay',
          }),
    )
    .join(' ');
}

/** Shows the price in instalments in the server's element for it. Nothing is loaded from the lenders. */
export function showInstalments(
  scope: Scope,
  element: HTMLElement,
  { store, t, offers }: ShownProduct & { readonly offers: readonly InstalmentOffer[] },
): () => void {
  const show = createShownContent(element, scope);
  return () => {
    const text = instalmentText(store, offers, t);
    show(text ? [text] : undefined);
  };
}
