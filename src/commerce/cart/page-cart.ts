import { pageApi } from '../../api/page-api';
import type { Services } from '../../core/entry/services';
import { createScope } from '../../core/scope';
import { onDocument } from '../../ui/on-document';
import type { CartStore } from './cart.types';
import { hasCartCookie } from './cart-cookie';
import { createCart } from './create-cart';

/** After this time a cart that others (another tab's checkout, another window) may have changed is read again. */
const STALE_MS = 60_000;

/**
 * The visitor's cart, shared by all units until the site ends.
 * @example const result = await pageCart(scope).add({ productId, sku, productName });
 */
export function pageCart(services: Services): CartStore {
  const shared = onDocument(document, 'cart', (): { cart?: CartStore | undefined } => ({}));
  if (shared.cart) return shared.cart;
  const scope = createScope({ services, name: 'cart' });
  const { selectedCurrency } = scope.context.websiteSettings.storeSettings;
  const cart = createCart(scope, {
    // Without the site's signal: what a visitor has asked for arrives, also if the site ends at once.
    api: pageApi(scope),
    currency: selectedCurrency,
    hasCart: hasCartCookie,
  });
  shared.cart = cart;
  scope.defer(() => {
    shared.cart = undefined;
  });
  scope.on('site:destroyed', scope.end);

  let seenAt = Date.now();
  const refreshIf = (isDue: boolean) => {
    if (!isDue || cart.get().status === 'unread') return;
    seenAt = Date.now();
    void cart.refresh();
  };
  // The back/forward cache shows the page as it was.
  scope.listen(window, 'pageshow', ({ persisted }) => refreshIf(persisted));
  scope.listen(document, 'visibilitychange', () => {
    const isLong = Date.now() - seenAt > STALE_MS;
    if (document.hidden) seenAt = Date.now();
    else refreshIf(isLong || cart.get().isUncertain);
  });
  scope.listen(window, 'online', () => refreshIf(cart.get().isUncertain));
  return cart;
}
