// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasCartCookie } from '../../../../src/commerce/cart/cart-cookie';
import { readCart } from '../../../../src/commerce/cart/read-cart';
import { type KeptEntry, keepCart } from '../../../../src/features/endpoints/kept-cart';
import { answerCart } from '../../../../src/features/endpoints/local-cart';
import { checkOut, checkoutAddress, paymentLink } from '../../../../src/features/endpoints/local-checkout';
import { removeCookie } from '../../../../src/storage/cookies';
import { createTestScope } from '../../support/scope';

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
    const [entry] = add(5).cart.entries;
    expect(call('PUT', `/entries/${entry?.id}`, { quantity: 6 })).toMatchObject({ status: 400 });
    expect(call('GET', '').cart.totalQuantity).toBe(5);
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

describe('the way from that cart to the checkout', () => {
  const open = vi.fn();
  const loaded = { openPayments: vi.fn(), openConfirm: vi.fn() };
  let scope: ReturnType<typeof createTestScope>;
  const fern = { ...rose, id: 'f', itemId: 'fern', sku: 'FERN', title: 'Fern', attributes: undefined };
  const order = { ...rose, id: 'r' };
  const links = (map: Record<string, string>, checkout?: string) => ({
    checkout,
    links: new Map(Object.entries(map)),
  });
  beforeEach(() => {
    vi.clearAllMocks();
    scope = createTestScope({ loadUnit: async () => loaded } as never);
    vi.spyOn(window, 'open').mockImplementation(open);
  });

  it('leads nowhere from an empty cart', async () => {
    expect(await checkOut(scope, links({}, '/checkout'))).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('leads to the payment page of a single product, in this window', async () => {
    keepCart([order]);
    expect(await checkOut(scope, links({ rose: 'https://pay.example/r' }, '/checkout'))).toBe(true);
    expect(open.mock.calls).toEqual([['https://pay.example/r', '_self']]);
  });

  it('leads to the checkout of all products', async () => {
    keepCart([order, fern]);
    await checkOut(scope, links({ rose: 'https://pay.example/r' }, 'https://shop.example/{items}'));
    expect(open.mock.calls).toEqual([['https://shop.example/ROSE-L:1,FERN:1', '_self']]);
  });

  it('has the visitor choose among payment pages where there is no checkout', async () => {
    keepCart([order, fern]);
    await checkOut(scope, links({ fern: 'https://pay.example/f' }));
    expect(open).not.toHaveBeenCalled();
    expect(loaded.openPayments.mock.calls).toEqual([
      [
        scope,
        [
          { name: 'Rose (Large)', address: undefined },
          { name: 'Fern', address: 'https://pay.example/f' },
        ],
      ],
    ]);
    expect(loaded.openConfirm).not.toHaveBeenCalled();
  });

  it('says that the shop is closed where no endpoint takes orders', async () => {
    keepCart([order]);
    expect(await checkOut(scope, links({}))).toBe(true);
    expect(loaded.openConfirm).toHaveBeenCalledWith(scope, {
      title: expect.stringMatching(/closed/i),
      cancelText: '',
    });
  });
});
