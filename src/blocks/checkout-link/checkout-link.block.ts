import type { BlockDefinition } from '../../core/entry/block';
import { idle } from '../../core/entry/schedule';

/** Links that leave the site's pages for its checkout. */
export const checkoutLink: BlockDefinition = {
  name: 'checkout-link',
  selector:
    'a[href*="/commerce/goto-checkout"],a[href*="/checkout/subscribe?"],a[href*="/checkout/giftcard?"]',
  when: idle,
  load: () => import('./checkout-link.mount'),
};
