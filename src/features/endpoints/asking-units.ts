import type { ClosedName } from './closed-text';

/** The blocks and features that call each service. */
export const ASKING: Readonly<Record<ClosedName, readonly string[]>> = {
  forms: ['form', 'server-form'],
  newsletter: ['newsletter', 'popup-overlay'],
  comments: ['comments', 'product-reviews', 'review-request', 'simple-like'],
  cart: ['product', 'cart-page', 'cart-indicator', 'quick-view'],
  search: ['search', 'search-page'],
};

/** Blocks without a note: where they lead to has one, or they are no more than a button. */
export const UNNOTED: readonly string[] = [
  'cart-indicator',
  'product-reviews',
  'review-request',
  'simple-like',
];
