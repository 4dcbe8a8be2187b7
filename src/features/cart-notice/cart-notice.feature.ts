import { lazyFeature } from '../../core/entry/lazy-feature';

/** Says what has been added to the cart, beside the cart's link and to screen readers. */
export const cartNotice = lazyFeature({
  name: 'cart-notice',
  isWanted: () => false,
  startOn: 'cart:added',
  load: () => import('./cart-notice.mount'),
});
