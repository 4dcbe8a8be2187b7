import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTS } from '../../../demo-server/api/shop-products.mjs';
import { createServer } from '../../../demo-server/create-server.mjs';

const [basket, seeds, , , , flowers] = PRODUCTS;
const [small, large, none] = basket.variants;

let folder = '';
let url = '';
let close;

const start = async () => {
  ({ url, close } = await createServer({ root: folder, dataFolder: folder }).listen());
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-shop-'));
  await start();
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

/** A visitor, with the cookies that the server has set. */
function createVisitor() {
  const cookies = new Map([['crumb', 'known']]);
  const call = async (method, path, body) => {
    const response = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}crumb=known`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
    return response;
  };
  const json = async (...request) => (await call(...request)).json();
  return {
    cookies,
    page: async (path) => (await call('GET', path)).text(),
    add: (product, { sku } = product.variants[0], quantity = 1, more = {}) =>
      json('POST', '/api/commerce/shopping-cart/entries', { itemId: product.id, sku, quantity, ...more }),
    json: (method, path, body) => json(method, `/api${path}`, body),
    cart: () => json('GET', '/api/commerce/shopping-cart'),
  };
}

describe('the demo shop', () => {
  it('gives every visitor a cart of their own, with the first thing in it', async () => {
    const [ada, bob] = [createVisitor(), createVisitor()];
    expect((await ada.cart()).entries).toEqual([]);
    expect(ada.cookies.has('CART')).toBe(false);
    await ada.add(basket, small, 2);
    await ada.add(basket, small);
    await bob.add(seeds);
    expect(ada.cookies.get('hasCart')).toBe('true');
    expect(await ada.cart()).toMatchObject({
      totalQuantity: 3,
      subtotalCents: 10_200,
      requiresShipping: true,
    });
    expect(await bob.cart()).toMatchObject({ totalQuantity: 1, subtotalAmount: { decimalValue: '19.95' } });
  });

  it('keeps carts when it starts again', async () => {
    const ada = createVisitor();
    await ada.add(seeds, undefined, 4);
    await close();
    await start();
    expect((await ada.cart()).totalQuantity).toBe(4);
  });

  it('sells what is in stock, and says what is not', async () => {
    const ada = createVisitor();
    expect((await ada.add(basket, none)).error).toBe('This item is sold out.');
    await ada.add(basket, large, 3);
    expect((await ada.add(basket, large)).error).toBe('There are only 3 of these in stock.');
    expect((await ada.add({ ...basket, id: 'gone' })).error).toMatch('no longer for sale');
    expect((await ada.cart()).totalQuantity).toBe(3);
  });

  it('changes and removes entries', async () => {
    const ada = createVisitor();
    await ada.add(basket, small);
    const { shoppingCart } = await ada.add(seeds);
    const [first, second] = shoppingCart.entries.map(({ id }) => `/commerce/shopping-cart/entries/${id}`);
    expect(await ada.json('PUT', first, { quantity: 5 })).toMatchObject({ totalQuantity: 6 });
    expect((await ada.json('PUT', first, { quantity: 13 })).error).toMatch('only 12');
    expect((await ada.json('PUT', first, { quantity: 'many' })).error).toMatch('not a number');
    expect((await ada.json('DELETE', second)).entries).toHaveLength(1);
    expect((await ada.json('DELETE', second)).error).toMatch('no longer in your cart');
  });

  it('takes coupons, and says which are not valid', async () => {
    const ada = createVisitor();
    await ada.add(seeds, undefined, 2);
    await ada.json('POST', '/commerce/shopping-cart/coupons', { promoCode: 'willow10' });
    const cart = await ada.json('POST', '/commerce/shopping-cart/coupons', { promoCode: 'MAYDAY' });
    expect(cart).toMatchObject({ discountCents: 399, grandTotalCents: 3591 });
    expect(cart.invalidCoupons).toMatchObject([{ promoCode: 'MAYDAY' }]);
  });

  it('shows what arrives at the checkout', async () => {
    const ada = createVisitor();
    await ada.add(seeds, undefined, 2);
    expect(await ada.page('/commerce/goto-checkout')).toContain('2 × 19.95 GBP (SQ1000010)');
    const { cartToken } = await ada.json('POST', '/3/commerce/cart/subscription', { itemId: flowers.id });
    expect(await ada.page(`/checkout/subscribe?cartToken=${cartToken}`)).toContain('Flowers of the month');
    expect(await createVisitor().page('/checkout/giftcard?sku=%3Cb%3E')).toContain('&lt;b&gt;');
  });
});
