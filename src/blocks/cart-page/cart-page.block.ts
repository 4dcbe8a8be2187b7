import type { BlockDefinition } from '../../core/entry/block';

/** The page of the cart: the server sends an empty element. */
export const cartPage: BlockDefinition = {
  name: 'cart-page',
  selector: '.sqs-cart-root,#sqs-cart-root:not(:has(.sqs-cart-root))',
  load: () => import('./cart-page.mount'),
};
