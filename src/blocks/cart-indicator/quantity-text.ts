import { createMessages } from '../../text/messages';
import messages from './cart-indicator.messages.json';

const t = createMessages(messages);

/** Larger quantities are not written out. */
const LIMIT = 100;

export const quantityText = (quantity: number): string =>
  quantity > LIMIT ? t('capped', { limit: LIMIT }) : `${quantity}`;

/** For screen readers: the number alone does not say of what. */
export const quantityLabel = (quantity: number): string =>
  quantity > LIMIT ? t('moreThan', { limit: LIMIT }) : t('quantity', { quantity });

export const quantitySuffix = (quantity: number): string => t('suffix', { quantity });
