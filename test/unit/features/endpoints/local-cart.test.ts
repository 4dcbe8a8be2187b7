// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasCartCookie } from '../../../../src/commerce/cart/cart-cookie';
import { readCart } from '../../../../src/commerce/cart/read-cart';
import type { KeptEntry } from '../../../../src/features/endpoints/kept-cart';
import { answerCart } from '../../../../src/features/endpoints/local-cart';
import { checkoutAddress, paymentLink } from '../../../../src/features/endpoints/local-checkout';
import { removeCookie } from '../../../../src/storage/cookies';

const CART = '/api/commerce/shopping-cart';

const rose: KeptEntry = {
  id: '',
  itemId: 'rose',
  sku: 'ROSE-L',
  title: 'Rose',
  productType: 'physical',
  fullUrl: '/shop/rose',
  imageUrl: '/rose.png',
  additionalFields: '',
  paymentLink: '',
  quantity: 1,
  unitPrice: { currency: 'EUR', value: '12.50' },
  fullPrice: undefined,
  attributes: { Size: 'Large' },
  qtyInStock: 5,
};
let shown: KeptEntry | undefined = rose;
vi.mock('../../../../src/features/endpoints/shown-product', () => ({
  describeProduct: (itemId: string, sku: string) =>
    shown && itemId === shown.itemId && sku === shown.sku ? shown : undefined,
}));

beforeEach(() => {
  shown = rose;
  localStorage.clear();
  removeCookie('hasCart');
});

function call(method: string, path: string, body?: object) {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const { status, body: text } = answerCart({
    path: CART + path,
    url: '',
    init,
    signal: new AbortController().signal,
  });
  const data = JSON.parse(text);
  return { status, error: data.error, cart: readCart(data, 'EUR') };
}
const add = (quantity = 1, additionalFields = 'null') =>
  call('POST', '/entries', { itemId: 'rose', sku: 'ROSE-L', quantity, additionalFields });

describe('the cart that the browser keeps', () => {
  it('answers as the platform’s server does, and keeps what was added', () => {
    expect(call('GET', '').cart.entries).toEqual([]);
    expect(hasCartCookie()).toBe(false);
    const { cart } = add(2);
    expect(cart.entries).toMatchObject([
      {
        productId: 'rose',
        sku: 'ROSE-L',
        title: 'Rose',
        options: [{ name: 'Size', value: 'Large' }],
        quantity: 2,
        maxQuantity: 5,
        unitPrice: { minor: 1250n, currency: 'EUR' },
        total: { minor: 2500n, currency: 'EUR' },
      },
    ]);
    expect(cart.subtotal).toEqual({ minor: 2500n, currency: 'EUR' });
    expect(hasCartCookie()).toBe(true);
    expect(call('GET', '').cart).toEqual(cart);
  });

  it('counts one product together, unless its questions were answered differently', () => {
    add();
    expect(add().cart.entries.map(({ quantity }) => quantity)).toEqual([2]);
    expect(add(1, '{"name":"Ada"}').cart.entries.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('changes and removes entries, and puts back what was removed where no product is shown', () => {
    const [entry] = add().cart.entries;
    expect(call('PUT', `/entries/${entry?.id}`, { quantity: 3 }).cart.totalQuantity).toBe(3);
    expect(call('DELETE', `/entries/${entry?.id}`).cart.entries).toEqual([]);
    expect(hasCartCookie()).toBe(false);
    shown = undefined;
    expect(add(3).cart.entries).toMatchObject([{ title: 'Rose', quantity: 3 }]);
  });

  it('refuses what the page does not sell, more than there is, and plans', () => {
    expect(add(6)).toMatchObject({ status: 400, error: 'There are only 5 of these.' });
    expect(call('POST', '/entries', { itemId: 'tulip', quantity: 1 })).toMatchObject({ status: 400 });
    const plan = { path: '/api/3/commerce/cart/subscription', url: '', init: { method: 'POST' } };
    expect(answerCart({ ...plan, signal: new AbortController().signal }).status).toBe(400);
    expect(call('GET', '').cart.entries).toEqual([]);
  });
});

describe('the checkout', () => {
  const entries = [
    { ...rose, quantity: 2 },
    { ...rose, itemId: 'a b', sku: '', title: 'Pot', attributes: undefined },
  ];

  it('gets what is ordered, and no price', () => {
    expect(checkoutAddress('https://shop.example/cart/{items}?x=1', entries)).toBe(
      'https://shop.example/cart/ROSE-L:2,a%20b:1?x=1',
    );
    expect(checkoutAddress('https://shop.example/checkout', entries)).toBe('https://shop.example/checkout');
  });

  it('is an email with the order, whose subject the setting may name', () => {
    const read = (checkout: string) => new URL(checkoutAddress(checkout, entries));
    const mail = read('mailto:orders@glasshouse.example');
    expect(mail.pathname).toBe('orders@glasshouse.example');
    expect(mail.searchParams.get('subject')).toBe('Order');
    expect(mail.searchParams.get('body')).toBe(`2 × Rose (Large), ROSE-L\n1 × Pot\n\n${location.origin}`);
    expect(read('mailto:orders@glasshouse.example?subject=Roses').searchParams.get('subject')).toBe('Roses');
  });

  it('is the payment page of the variant, of the product, or of its markup, whichever is named', () => {
    const settings = (links: Record<string, string>) => ({
      checkout: undefined,
      links: new Map(Object.entries(links)),
    });
    const own = { ...rose, paymentLink: 'https://pay.example/own' };
    expect(
      paymentLink(own, settings({ 'ROSE-L': 'https://pay.example/l', rose: 'https://pay.example/r' })),
    ).toBe('https://pay.example/l');
    expect(paymentLink(own, settings({ rose: 'https://pay.example/r' }))).toBe('https://pay.example/r');
    expect(paymentLink(own, settings({}))).toBe('https://pay.example/own');
    expect(paymentLink({ ...rose, paymentLink: 'javascript:alert(1)' }, settings({}))).toBeUndefined();
  });
});
