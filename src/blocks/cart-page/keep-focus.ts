import type { CartStore } from '../../commerce/cart/cart.types';
import type { Scope } from '../../core/scope';
import type { CartPageStore } from './cart-page.store';

interface FocusOptions {
  readonly cart: CartStore;
  readonly page: CartPageStore;
}

/**
 * Rows come and go under the visitor's focus. When the focused element goes, focus moves to what has taken its place: “Undo”, the row that is
 * back, or the heading of the page.
 */
export function keepFocus(scope: Scope, { cart, page }: FocusOptions) {
  let host: Element | undefined;
  /** The element in the cart that had focus last, until the visitor leaves the cart. */
  let focused: Element | undefined;

  const find = (selector: string) => host?.querySelector<HTMLElement>(selector);
  const watchTarget = ({ target }: Event) => {
    // A click beside all controls takes focus away, and the visitor means it.
    const control = target instanceof Element ? target.closest('button,input,a,.cart-title') : null;
    focused = control && host?.contains(control) ? control : undefined;
  };

  /** The row of the entry that is back; the server gives it a new id when it is added again. */
  function findReturned(): HTMLElement | null | undefined {
    const { lastRemoved } = page.get();
    if (!lastRemoved) return undefined;
    const { productId, sku } = lastRemoved;
    const { entries } = cart.get().cart;
    const entry = entries.findLast((other) => other.productId === productId && other.sku === sku);
    return entry && find(`[data-entry="${CSS.escape(entry.id)}"] input`);
  }

  return {
    /** Begins with the element that the page is drawn in. */
    watch(element: Element): void {
      host = element;
      scope.listen(document, 'focusin', watchTarget);
      scope.listen(document, 'pointerdown', watchTarget);
    },
    check(): void {
      const { activeElement, body } = document;
      if (!focused || (activeElement && activeElement !== body)) return;
      const next = focused.closest('.cart-row') && (find('.cart-undo') ?? findReturned());
      (next ?? find('.cart-title'))?.focus();
    },
  };
}
