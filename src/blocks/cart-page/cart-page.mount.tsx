import type { CartEntry, CartStore } from '../../commerce/cart/cart.types';
import { pageCart } from '../../commerce/cart/page-cart';
import { formatMoney } from '../../commerce/money/format-money';
import { goToCheckout } from '../../commerce/redirects/checkout';
import { liveContext } from '../../context/live-context';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { createTimer } from '../../dom/timer';
import { draw } from '../../react/draw';
import { createAnnouncer } from '../../ui/live-region/announcer';
import './cart-page.css';
import { readCartPage } from './cart-page.data';
import { type CartPageStore, createCartPage } from './cart-page.store';
import { CartPage } from './cart-page.view';
import { describeCart, entryName, t } from './cart-texts';

/** Moves focus when the row that has it is removed: to “Undo”, to the row that is back, or to the heading of the page. */
function keepFocus(scope: Scope, cart: CartStore, page: CartPageStore) {
  let host: Element | undefined;
  let focused: Element | undefined;

  const find = (selector: string) => host?.querySelector<HTMLElement>(selector);
  const watchTarget = ({ target }: Event) => {
    // A click beside all controls takes focus away, and the visitor means it.
    const control = target instanceof Element ? target.closest('button,input,a,.cart-title') : null;
    focused = control && host?.contains(control) ? control : undefined;
  };

  function findReturned(): HTMLElement | null | undefined {
    const { lastRemoved } = page.get();
    if (!lastRemoved) return undefined;
    const { productId, sku } = lastRemoved;
    const { entries } = cart.get().cart;
    const entry = entries.findLast((other) => other.productId === productId && other.sku === sku);
    return entry && find(`[data-entry="${CSS.escape(entry.id)}"] input`);
  }

  return {
    watch(element: Element): void {
      host = element;
      scope.listen(document, 'focusin', watchTarget);
      scope.listen(document, 'pointerdown', watchTarget);
    },
    check(): void {
      const { activeElement, body } = document;
      // While focus is on its way from one control to the next, the body has it.
      if (!focused || focused.isConnected || (activeElement && activeElement !== body)) return;
      const next = focused.closest('.cart-row') && (find('.cart-undo') ?? findReturned());
      (next ?? find('.cart-title'))?.focus();
    },
  };
}

/** From the last change to its announcement: quick clicks are announced once, and after “… was added to your cart.” */
const QUIET_MS = 1000;

/** The element in the root that the server has meant for the cart: scripts of site owners watch it. Servers of older sites send none. */
const findPlace = (root: HTMLElement) => root.querySelector(':scope > #sqs-cart-container') ?? root;

function hideContent(scope: Scope, root: HTMLElement, place: Element): void {
  const owner = scope.owner();
  for (const child of [...root.children, ...place.children]) {
    if (child instanceof HTMLElement && child !== place && !child.matches('script,style,noscript,template'))
      owner.claim(child, { styles: { display: 'none' } });
  }
}

export const unit = defineUnit({
  read: (_, warn) => readCartPage(liveContext(), warn),
  mount(data, scope, element) {
    const cart = pageCart(scope);
    const announce = createAnnouncer(scope);

    async function confirmRemoval(entry: CartEntry): Promise<boolean> {
      const { openConfirm } = await scope.load('open-confirm', () => import('../../ui/confirm/open-confirm'));
      const title = t('removeQuestion', { name: entryName(entry) });
      return (await openConfirm(scope, { title, confirmText: t('removeConfirm') })) === 'confirm';
    }

    const page = createCartPage({
      cart,
      minimum: data.minimum,
      confirmRemoval,
      async leave() {
        if (!scope.signal.aborted) await goToCheckout(scope);
      },
    });
    scope.on('cart:failed', page.stay);

    const minimumText = () =>
      data.minimum && page.isBelowMinimum() ? t('minimum', { subtotal: formatMoney(data.minimum) }) : '';

    let announced = '';
    const quiet = createTimer(scope);
    const announceTotals = () => {
      const { status, isPending, cart: seen } = cart.get();
      if (status !== 'ready' || isPending) return;
      const text = [describeCart(seen), minimumText()].filter(Boolean).join(' ');
      if (text !== announced) announce(text);
      announced = text;
    };
    // The link to the cart may have loaded it already.
    scope.follow(cart, () => quiet.start(QUIET_MS, announceTotals));

    async function retry() {
      const { failure } = await cart.refresh();
      if (failure) announce(failure, 'assertive');
    }
    function checkOut() {
      if (page.isBelowMinimum()) announce(minimumText());
      return page.checkOut();
    }

    const place = findPlace(element);
    hideContent(scope, element, place);
    const focus = keepFocus(scope, cart, page);
    const host = draw(
      scope,
      <CartPage
        data={data}
        cart={cart}
        page={page}
        onRetry={retry}
        onCheckOut={checkOut}
        onDrawn={() => focus.check()}
      />,
      { into: place, className: 'inlay-cart' },
    );
    focus.watch(host);
    void cart.read();
    return cart;
  },
});
