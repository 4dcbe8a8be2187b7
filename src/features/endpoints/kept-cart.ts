import { list, number, object, type Read, record, strings, unread } from '../../data/shape';
import { removeCookie, writeCookie } from '../../storage/cookies';
import { createLocalStore } from '../../storage/local-store';

/**
 * @stored browser storage | inlay-kept-cart | necessary | until cleared | what is in the cart, on sites whose cart is in the browser
 */
const KEY = 'inlay-kept-cart';
/**
 * Says, as on the platform, that there is a cart to be shown; beside the kept cart.
 * @stored cookie | hasCart | necessary | 390 days | that there is something in the cart
 */
const COOKIE = 'hasCart';
/** The longest that a browser keeps a cookie is 400 days. */
const COOKIE_DAYS = 390;

/** An entry as the platform's server writes one, with the payment page of its product. */
const entryShape = object({
  ...strings('id itemId sku title productType fullUrl imageUrl additionalFields paymentLink'),
  quantity: number(1),
  ...unread('unitPrice fullPrice'),
  attributes: record(),
  qtyInStock: number(),
});

export type KeptEntry = Read<typeof entryShape>;

const cartShape = object({ entries: list(entryShape), removed: record() });

/** The cart that the visitor's browser keeps; empty without one. */
export function readKeptCart() {
  const { entries, removed } = cartShape(createLocalStore('local').get(KEY));
  return {
    entries: entries.filter(({ id, itemId }) => id && itemId),
    /** Removed last: it may be put back where no product says what it is. */
    removed: removed && entryShape(removed),
  };
}

/** Keeps the cart; returns its entries. */
export function keepCart(entries: readonly KeptEntry[], removed?: KeptEntry): readonly KeptEntry[] {
  createLocalStore('local').set(KEY, { entries, removed });
  if (entries.length) writeCookie(COOKIE, 'true', { days: COOKIE_DAYS });
  else removeCookie(COOKIE);
  return entries;
}
