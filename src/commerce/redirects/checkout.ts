import { page } from '../../context/page-endpoints';
import type { Scope } from '../../core/scope';
import { openOnTop } from '../../dom/open-on-top';
import { createMessages } from '../../text/messages';
import { hasCartCookie } from '../cart/cart-cookie';
import messages from './checkout.messages.json';

const t = createMessages(messages);

export const CHECKOUT_PATH = '/commerce/goto-checkout';

/** Takes the visitor to the checkout. Without a cart cookie it would be empty: an alert says so instead. */
export async function goToCheckout(scope: Scope): Promise<void> {
  if (await page.endpoints?.checkOut(scope)) return;
  if (hasCartCookie()) {
    openOnTop(CHECKOUT_PATH);
    return;
  }
  const { openConfirm } = await scope.load('open-confirm', () => import('../../ui/confirm/open-confirm'));
  await openConfirm(scope, { title: t('noCart'), cancelText: '' });
}

/** Takes the visitor to the checkout of a subscription; `cartToken` comes with the answer of the call that added it. */
export const goToSubscription = (cartToken: string): void => openOnTop('/checkout/subscribe', { cartToken });

/** Takes the visitor to the purchase of a gift card, which is not put into the cart. Without an amount (`sku`) the checkout asks for it. */
export const goToGiftCard = (choice: {
  readonly websiteId: string;
  readonly giftCardProductId: string;
  readonly sku: string | undefined;
}): void => openOnTop('/checkout/giftcard', choice);
