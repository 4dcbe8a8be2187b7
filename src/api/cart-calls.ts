import { record, string } from '../data/shape';
import { encodePart } from '../text/address-part';
import { createMessages } from '../text/messages';
import type { Api, ApiData, ApiFailure } from './api.types';
import messages from './calls.messages.json';

const t = createMessages(messages);

/** Other tabs wait for the answer, so the cart does not wait as long as a form does. */
const TIMEOUT_MS = 15_000;
const CART = '/api/commerce/shopping-cart';

/** The server's answer about a cart. */
export type CartAnswer = NonNullable<ReturnType<typeof readCartAnswer>>;

/**
 * Answers are the cart, or have it beside other things. `{}` and an empty answer are not carts: proxies and captive portals send them,
 * and taken for one they would show an empty cart.
 */
function readCartAnswer(data: ApiData) {
  const source = record()(data.shoppingCart ?? data.cart) ?? data;
  /** Unread; undefined for a subscription that the server keeps in its own cart. */
  const cart = Array.isArray(source.entries) ? source : undefined;
  /** Names the cart that `/checkout/subscribe` is for; `''` without one. */
  const cartToken = string()(data.cartToken ?? source.cartToken);
  return cart || cartToken ? { cart, cartToken } : undefined;
}

const request = { timeoutMs: TIMEOUT_MS, read: readCartAnswer } as const;

/** In characters, of up to three bytes: browsers let no more than 64 KB outlive its page. */
const KEEPALIVE_MAX = 20_000;

/** A change reaches the server also where the visitor leaves the page at once. */
const changeOf = (fields = '') => ({ ...request, keepalive: fields.length < KEEPALIVE_MAX }) as const;

/** The server's own words, or that there is no connection, say more than `message`. */
const describe =
  (key: keyof typeof messages) =>
  ({ kind, message }: ApiFailure) =>
    kind === 'server' || kind === 'offline' ? message : t(key);

const entryPath = (entryId: string) => `${CART}/entries/${encodePart(entryId)}`;

/**
 * Reads the visitor's cart.
 * @sent GET /api/commerce/shopping-cart | necessary | the visitor has a cart | nothing: asks for the cart
 */
export const readShoppingCart = (api: Api) =>
  api.call({
    ...request,
    method: 'GET',
    path: CART,
    retries: 1,
    read(data) {
      const answer = readCartAnswer(data);
      return answer?.cart && answer;
    },
  });

interface NewEntry {
  readonly itemId: string;
  readonly sku: string | undefined;
  readonly quantity: number;
  /** The answers to the product's form as JSON text; `null` as text without any, as the platform has it. */
  readonly additionalFields: string;
}

/**
 * Adds to the cart. The server cannot tell a repeated call from a second one, so it is never repeated here.
 * @sent POST /api/commerce/shopping-cart/entries | necessary | something is added to the cart | the product, its variant and quantity
 */
export const addCartEntry = (api: Api, entry: NewEntry) =>
  api.call({
    ...changeOf(entry.additionalFields),
    method: 'POST',
    path: `${CART}/entries`,
    json: entry,
    describe: describe('addToCart'),
  });

/**
 * Adds what is paid more than once.
 * @sent POST /api/3/commerce/cart/… | necessary | a subscription or a product in instalments is added to the cart | the product, its plan and quantity
 */
export const addCartPlan = (
  api: Api,
  kind: 'subscription' | 'payment-plan',
  entry: NewEntry & { readonly planId: string },
) =>
  api.call({
    ...changeOf(entry.additionalFields),
    method: 'POST',
    path: `/api/3/commerce/cart/${kind}`,
    json: entry,
    describe: describe('addToCart'),
  });

/**
 * @sent PUT /api/commerce/shopping-cart/entries/… | necessary | a quantity in the cart is changed | the entry and its quantity
 */
export const changeCartQuantity = (api: Api, entryId: string, quantity: number) =>
  api.call({
    ...changeOf(),
    method: 'PUT',
    path: entryPath(entryId),
    json: { quantity },
    describe: describe('updateQuantity'),
  });

/**
 * @sent DELETE /api/commerce/shopping-cart/entries/… | necessary | an entry is removed from the cart | the entry
 */
export const removeCartEntry = (api: Api, entryId: string) =>
  api.call({ ...changeOf(), method: 'DELETE', path: entryPath(entryId), describe: describe('removeItem') });
