import type { BlockDefinition } from '../../core/entry/block';
import { idle } from '../../core/entry/schedule';

/** How much is in the cart: links to it with a number, and the place of the pill of older templates. */
export const cartIndicator: BlockDefinition = {
  name: 'cart-indicator',
  selector: '.sqs-custom-cart,.sqs-cart-dropzone',
  // Templates hide them until there is something to show: they never come into view.
  when: idle,
  load: () => import('./cart-indicator.mount'),
};
