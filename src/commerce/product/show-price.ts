import type { Scope } from '../../core/scope';
import { formatAmount, formatMoney } from '../money/format-money';
import { divideMoney, isLessMoney, type Money } from '../money/money';
import { missingOptions } from './choose-variant';
import { createContentReplacer } from './content-replacer';
import { type ProductStore, planOf } from './product.store';
import type { SubscriptionPlan } from './product.types';
import { fromText, type ProductPrice, periodText, priceOf } from './product-price';
import type { ProductText, ShownProduct } from './product-text';
import type { InstalmentOffer } from './read-merchandising';
import { refusalOf } from './show-stock';

/** Takes the place of an amount in a text until the amount's own element does. */
const SLOT = '\u0000';

function span(className: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.append(...content);
  return element;
}

const label = (text: string) => span('visually-hidden v6-visually-hidden', text);

/** A price as the server writes it. On older pages theme CSS adds the sign of the currency to `.sqs-money-native`. */
function priceContent(
  t: ProductText,
  { kind, price, fullPrice }: ProductPrice,
  { plan, isNative }: { readonly plan: SubscriptionPlan | undefined; readonly isNative: boolean },
): (Node | string)[] {
  const native = (money: Money) => span('sqs-money-native', formatAmount(money));
  const amount = (money: Money): (Node | string)[] =>
    isNative && !plan ? [native(money)] : [periodText(t, formatMoney(money), plan)];
  if (kind === 'from') {
    if (!isNative || plan) return [fromText(t, formatMoney(price), plan)];
    const [before = '', after = ''] = fromText(t, SLOT, plan).split(SLOT);
    return [before, native(price), after];
  }
  if (!fullPrice) return amount(price);
  return [
    label(t('salePriceText')),
    ...amount(price),
    ' ',
    label(t('originalPriceText')),
    span('original-price', ...amount(fullPrice)),
  ];
}

/**
 * Keeps the price in step with the choice. The server's price stays until something is chosen, and for products that cannot be had; where the
 * server has written none, the price is there from the start.
 */
export function showPrice(scope: Scope, element: HTMLElement, { store, t }: ShownProduct): void {
  const show = createContentReplacer(element, scope);
  const isNative = element.querySelector('.sqs-money-native') !== null;
  const isEmpty = !element.textContent.trim();
  const before = planOf(store);
  scope.follow(store, ({ selection }) => {
    const plan = planOf(store);
    const isUntouched =
      !isEmpty &&
      plan === before &&
      missingOptions(store.product, selection).length === store.product.options.length;
    // The server's text for a product that cannot be had is right for every choice.
    const isKept = isUntouched || refusalOf(store) === 'unavailable';
    const price = isKept ? undefined : priceOf(store.product, selection, plan);
    show(price && priceContent(t, price, { plan, isNative }));
  });
}

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
): void {
  const show = createContentReplacer(element, scope);
  scope.follow(store, () => {
    const text = instalmentText(store, offers, t);
    show(text ? [text] : undefined);
  });
}
