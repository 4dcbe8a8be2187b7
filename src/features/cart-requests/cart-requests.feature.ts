import { lazyFeature } from '../../core/entry/lazy-feature';

/** Lets a theme's own scripts use the cart. */
export const cartRequests = lazyFeature({
  name: 'cart-requests',
  isWanted: () => false,
  startOn: 'cart:add cart:refresh',
  load: () => import('./cart-requests.mount'),
});
