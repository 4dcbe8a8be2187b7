import { randomUUID } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { noteEffect } from './effects.mjs';
import { describeCart } from './shop-carts.mjs';
import { findVariant } from './shop-products.mjs';

/**
 * @import { Context } from 'hono'
 * @import { CartStore, Entry, StoredCart } from './shop-carts.mjs'
 */

const CART = '/commerce/shopping-cart';
const MOST = 9999;
const WEBSITE = 'demo-shop';

/** The visitor's cart by its cookie. @param {Context} c @param {CartStore} carts */
export const cartOf = (c, carts) => carts.find(getCookie(c, 'CART'));

/**
 * The shop: a cart for each visitor, with stock and coupons.
 * @param {CartStore} carts
 * @returns {import('./table.mjs').Endpoint[]}
 */
export const shopEndpoints = (carts) => {
  /** @param {Context} c @param {StoredCart} cart */
  const answer = (c, cart) => c.json(describeCart(cart, WEBSITE));

  /** @param {Context} c @param {StoredCart} cart */
  function keep(c, cart) {
    carts.save(cart);
    setCookie(c, 'CART', cart.id, { path: '/', sameSite: 'Lax' });
    setCookie(c, 'hasCart', 'true', { path: '/', sameSite: 'Lax' });
  }

  /** @param {Context} c @param {Entry['billing']} [billing] */
  async function add(c, billing) {
    const body = await c.req.json().catch(() => ({}));
    const found = findVariant(body.itemId, body.sku);
    if (!found) return c.json({ error: 'This product is no longer for sale.' }, 400);
    const quantity = Number(body.quantity ?? 1);
    if (!Number.isInteger(quantity) || quantity < 1)
      return c.json({ error: 'The quantity is not a number.' }, 400);
    const cart = cartOf(c, carts) ?? carts.create();
    const { sku } = found.variant;
    const additionalFields = body.additionalFields === 'null' ? '' : String(body.additionalFields ?? '');
    const billed = billing && { billing, planId: String(body.planId ?? '') };
    const same = cart.entries.find(
      (entry) =>
        entry.sku === sku &&
        entry.additionalFields === additionalFields &&
        entry.billing === billing &&
        entry.planId === billed?.planId,
    );
    const refusal = refuse(cart, { itemId: body.itemId, sku }, quantity);
    if (refusal) return c.json({ error: refusal }, 400);
    const entries = same
      ? cart.entries.map((entry) =>
          entry === same ? { ...same, quantity: same.quantity + quantity } : entry,
        )
      : [
          ...cart.entries,
          {
            id: randomUUID(),
            itemId: String(body.itemId),
            sku,
            quantity,
            additionalFields,
            ...billed,
          },
        ];
    const changed = { ...cart, entries };
    keep(c, changed);
    noteEffect(c, billing ?? 'cart');
    const shoppingCart = describeCart(changed, WEBSITE);
    return c.json(billing ? { cartToken: cart.id, shoppingCart } : { shoppingCart });
  }

  /**
   * Changes one entry of the visitor's cart.
   * @param {Context} c
   * @param {(entry: Entry, cart: StoredCart) => Entry[] | string} change an error's text, or what takes the entry's place
   */
  function changeEntry(c, change) {
    const cart = cartOf(c, carts);
    const entry = cart?.entries.find(({ id }) => id === c.req.param('entry'));
    if (!cart || !entry) return c.json({ error: 'This item is no longer in your cart.' }, 400);
    const changed = change(entry, cart);
    if (typeof changed === 'string') return c.json({ error: changed }, 400);
    const entries = cart.entries.flatMap((other) => (other === entry ? changed : [other]));
    keep(c, { ...cart, entries });
    return answer(c, { ...cart, entries });
  }

  return [
    { method: 'GET', path: CART, answer: (c) => answer(c, cartOf(c, carts) ?? carts.create()) },
    { method: 'POST', path: `${CART}/entries`, answer: (c) => add(c) },
    { method: 'POST', path: '/3/commerce/cart/subscription', answer: (c) => add(c, 'subscription') },
    { method: 'POST', path: '/3/commerce/cart/payment-plan', answer: (c) => add(c, 'payment-plan') },
    {
      method: 'PUT',
      path: `${CART}/entries/:entry`,
      async answer(c) {
        const quantity = Number((await c.req.json().catch(() => ({}))).quantity);
        return changeEntry(c, (entry, cart) => {
          if (!Number.isInteger(quantity) || quantity < 0) return 'The quantity is not a number.';
          if (!quantity) return [];
          return refuse(cart, entry, quantity - entry.quantity) ?? [{ ...entry, quantity }];
        });
      },
    },
    {
      method: 'DELETE',
      path: `${CART}/entries/:entry`,
      answer: (c) => changeEntry(c, () => []),
    },
    {
      method: 'POST',
      path: `${CART}/entries/:entry/additionalFields`,
      async answer(c) {
        const { additionalFields } = await c.req.json().catch(() => ({}));
        return changeEntry(c, (entry) => [{ ...entry, additionalFields: String(additionalFields ?? '') }]);
      },
    },
    {
      method: 'POST',
      path: `${CART}/coupons`,
      async answer(c) {
        const { promoCode } = await c.req.json().catch(() => ({}));
        const cart = cartOf(c, carts) ?? carts.create();
        const code = String(promoCode).toUpperCase();
        const changed = { ...cart, coupons: [...new Set([...cart.coupons, code])] };
        keep(c, changed);
        return answer(c, changed);
      },
    },
  ];
};

/**
 * Why so many more cannot be had; undefined when they can.
 * @param {StoredCart} cart
 * @param {Pick<Entry, 'itemId' | 'sku'>} wanted
 * @param {number} more
 */
function refuse(cart, { itemId, sku }, more) {
  const stock = findVariant(itemId, sku)?.variant.stock ?? MOST;
  const inCart = cart.entries
    .filter((entry) => entry.sku === sku)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (inCart + more <= stock) return undefined;
  return stock ? `There are only ${stock} of these in stock.` : 'This item is sold out.';
}
