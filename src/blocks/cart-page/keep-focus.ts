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
  let isInside = false;

  /** The row of the entry that is back; the server gives it a new id when it is added again. */
  function findReturned(): HTMLElement | null | undefined {
    const { returned } = page.get();
    if (!returned) return undefined;
    const { productId, sku } = returned;
    const entry = cart
      .get()
      .cart.entries.findLast((other) => other.productId === productId && other.sku === sku);
    return entry && host?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(entry.id)}"] input`);
  }

  return {
    /** Begins with the element that the page is drawn in. */
    watch(element: Element): void {
      host = element;
      scope.listen(document, 'focusin', ({ target }) => {
        isInside = element.contains(target as Node);
      });
      // A click beside all controls takes focus away, and the visitor means it.
      scope.listen(document, 'pointerdown', ({ target }) => {
        isInside = target instanceof Element && element.contains(target.closest('button,input,a'));
      });
    },
    check(): void {
      const { activeElement, body } = document;
      if (!isInside || !host || (activeElement && activeElement !== body)) return;
      const next = host.querySelector<HTMLElement>('.cart-undo') ?? findReturned();
      (next ?? host.querySelector<HTMLElement>('.cart-title'))?.focus();
    },
  };
}
