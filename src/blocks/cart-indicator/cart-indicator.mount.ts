import { hasCartCookie, MAY_HAVE_CART } from '../../commerce/cart/cart-cookie';
import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { whenState } from '../../core/when-state';
import { findAll, findAround, matches } from '../../dom/find-all';
import { replaceText } from '../../dom/replace-text';
import { createStore, type Store } from '../../store/store';
import type { Shown } from './cart-indicator.types';
import { quantityLabel, quantityText } from './quantity-text';

function followCart(scope: Scope): Store<Shown> {
  const shown = createStore<Shown>(hasCartCookie() ? undefined : { totalQuantity: 0 });
  if (!MAY_HAVE_CART) return shown;
  scope.on('cart:changed', ({ cart }) => shown.set(cart));
  let isLoaded = false;
  const load = async () => {
    if (isLoaded || document.hidden || !hasCartCookie()) return;
    isLoaded = true;
    const { pageCart } = await scope.load('page-cart', () => import('../../commerce/cart/page-cart'));
    const { status, cart } = await pageCart(scope).read();
    if (status === 'ready') shown.set(cart);
    // Read again when the visitor returns to the page.
    else isLoaded = false;
  };
  // The visitor may have got a cart in another tab.
  scope.listen(document, 'visibilitychange', load);
  scope.guard(load)();
  return shown;
}

/** Loads the code that formats subtotals once there is one. */
function followSubtotal(nodes: readonly Element[], scope: Scope, shown: Store<Shown>): void {
  whenState(scope, shown, {
    passes: (known) => Boolean(known?.subtotal),
    async run() {
      const { writeSubtotals } = await scope.load('write-subtotals', () => import('./write-subtotals'));
      writeSubtotals(nodes, scope, shown);
    },
  });
}

const indicatorClaims = (known: Shown): Claims => ({
  classes: {
    'sqs-template-integrated-shopping-cart': true,
    ...(known && { 'sqs-cart-initialized': true, 'cart-quantity-zero': known.totalQuantity === 0 }),
    // By it some themes hide the link.
    ...(known?.totalQuantity && { empty: false }),
  },
  attributes: { 'data-test': 'continue-to-cart' },
});

function writeIndicator(element: HTMLElement, scope: Scope, shown: Store<Shown>): void {
  const floating = findAround(element, '.floating-cart');
  // The label of an element without a role is not read.
  const named = matches(element, 'a[href],button,[role]') ? element : findAll(element, 'a[href],button')[0];
  const numbers = findAll(element, '.sqs-cart-quantity');
  const served = Number.parseInt(numbers[0]?.textContent ?? '', 10) || 0;
  const quantities = numbers.map(replaceText);
  for (const { restore } of quantities) scope.defer(restore);
  const subtotals = findAll(element, '.sqs-cart-subtotal');
  if (subtotals[0]) followSubtotal(subtotals, scope, shown);

  const labelOf = (known: Shown) => ({ 'aria-label': quantityLabel(known?.totalQuantity ?? served) });
  scope.bind(element, shown, indicatorClaims);
  if (named) scope.bind(named, shown, (known) => ({ attributes: labelOf(known) }));
  if (floating) {
    scope.bind(floating, shown, (known) => (known ? { classes: { hidden: known.totalQuantity === 0 } } : {}));
  }
  scope.follow(shown, (known) => {
    if (known) for (const { write } of quantities) write(quantityText(known.totalQuantity));
  });
}

/** The pill of older templates, which the script draws once there is something in the cart. */
function drawPill(element: HTMLElement, scope: Scope, shown: Store<Shown>): void {
  whenState(scope, shown, {
    passes: (known) => Boolean(known?.totalQuantity),
    async run() {
      const { openPill } = await scope.load('open-pill', () => import('./open-pill'));
      openPill(scope, element, shown);
    },
  });
}

export const unit = defineUnit({
  mount(element: HTMLElement, scope) {
    const isPlace = matches(element, '.sqs-cart-dropzone');
    // A template with its own indicator needs no pill.
    if (isPlace && findAll(document, '.sqs-custom-cart')[0]) return undefined;
    const shown = followCart(scope);
    (isPlace ? drawPill : writeIndicator)(element, scope, shown);
    return shown;
  },
});
