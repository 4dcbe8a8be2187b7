import type { Cart } from '../../commerce/cart/cart.types';
import { formatMoney } from '../../commerce/money/format-money';
import { createMessages } from '../../text/messages';
import messages from './cart-page.messages.json';
import { totalOf } from './cart-summary.view';

const t = createMessages(messages);

/** What screen readers say about a cart that has changed. */
export function describeCart(cart: Cart): string {
  if (cart.entries.length === 0) return t('empty');
  const total = totalOf(cart);
  const sentence = t('announced', { count: cart.totalQuantity, subtotal: formatMoney(cart.subtotal) });
  return total ? `${sentence} ${t('announcedTotal', { total: formatMoney(total) })}` : sentence;
}
