// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/cart-indicator/cart-indicator.mount';
import type { CartState } from '../../../../src/commerce/cart/cart.types';
import { readCart } from '../../../../src/commerce/cart/read-cart';
import { createBus } from '../../../../src/core/entry/bus';
import type { Part } from '../../../../src/core/scope';
import { removeCookie, writeCookie } from '../../../../src/storage/cookies';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const read = vi.fn<() => Promise<Pick<CartState, 'status' | 'cart'>>>();
vi.mock('../../../../src/commerce/cart/page-cart', () => ({ pageCart: () => ({ read }) }));

const scopes: Part[] = [];

beforeEach(() => read.mockReset());
afterEach(() => {
  for (const scope of scopes.splice(0)) scope.end();
  removeCookie('hasCart');
});

/** An indicator of which the server says that 3 are in the cart. */
function show({ hasCart }: { readonly hasCart: boolean }) {
  if (hasCart) writeCookie('hasCart', 'true');
  const link = document.createElement('a');
  link.href = '/cart';
  link.className = 'sqs-custom-cart empty';
  link.innerHTML = '<span class="sqs-cart-quantity">3</span>';
  const scope = createTestScope();
  scopes.push(scope);
  unit.mount(link, scope, link);
  return () => ({
    text: link.textContent,
    label: link.getAttribute('aria-label'),
    isInitialized: link.classList.contains('sqs-cart-initialized'),
    isZero: link.classList.contains('cart-quantity-zero'),
    isEmpty: link.classList.contains('empty'),
  });
}

const cart = readCart({ entries: [], totalQuantity: 4 });
const SERVED = { text: '3', label: '3 items in cart', isInitialized: false, isZero: false, isEmpty: true };

it('keeps the server’s number until the cart is known, and is initialized then', async () => {
  let answer = (_: Pick<CartState, 'status' | 'cart'>) => {};
  read.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const look = show({ hasCart: true });
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  expect(look()).toEqual(SERVED);
  answer({ status: 'ready', cart });
  const known = { text: '4', label: '4 items in cart', isInitialized: true, isZero: false, isEmpty: false };
  await vi.waitFor(() => expect(look()).toEqual(known));
});

it('keeps the server’s number after an error, and asks again when the visitor comes back', async () => {
  read.mockResolvedValue({ status: 'failed', cart: readCart({}) });
  const look = show({ hasCart: true });
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  expect(look()).toEqual(SERVED);
  read.mockResolvedValue({ status: 'ready', cart });
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(look().text).toBe('4');
  });
});

it('without a cart’s cookie the cart is empty, and that is known at once', () => {
  const look = show({ hasCart: false });
  expect(look()).toEqual({
    text: '0',
    label: '0 items in cart',
    isInitialized: true,
    isZero: true,
    isEmpty: true,
  });
  expect(read).not.toHaveBeenCalled();
});

/** Places in the page, as the cart has become; `setCart`: as if the visitor had bought something. */
function place(html: string) {
  document.body.innerHTML = html;
  const bus = createBus(() => {});
  const scope = createTestScope({ bus });
  scopes.push(scope);
  const element = findIn(document, '.sqs-cart-dropzone,.sqs-custom-cart');
  const served = document.body.innerHTML;
  const store = unit.mount(element, scope, element);
  const setCart = async (given: object) => {
    bus.emit('cart:changed', { cart: readCart(given) } as never);
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { scope, element, served, store, setCart };
}

const BOUGHT = { entries: [], totalQuantity: 2, subtotalCents: 1250 };

it('hides a floating cart while it is empty, names its link, and gives all back', async () => {
  const { scope, served, setCart } =
    place(`<div class="floating-cart"><div class="sqs-custom-cart"><a href="/cart">
    <i class="sqs-cart-quantity">0</i></a></div></div>`);
  const [floating, link] = [document.querySelector('.floating-cart'), document.querySelector('a')];
  expect([floating?.className, link?.getAttribute('aria-label')]).toEqual([
    'floating-cart hidden',
    '0 items in cart',
  ]);
  expect(document.querySelector('.sqs-custom-cart')?.getAttribute('aria-label')).toBeNull();
  await setCart(BOUGHT);
  expect([floating?.className, link?.getAttribute('aria-label')]).toEqual([
    'floating-cart',
    '2 items in cart',
  ]);
  scope.end();
  expect(document.body.innerHTML).toBe(served);
});

it('writes the subtotal once there is one, with the sign of the currency or without', async () => {
  const { scope, served, setCart } =
    place(`<a href="/cart" class="sqs-custom-cart"><i class="sqs-cart-subtotal">$0</i>
    <i class="sqs-cart-subtotal"><b class="sqs-money-native">0.00</b></i></a>`);
  const texts = () => [...document.querySelectorAll('i')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['$0', '0.00']);
  await setCart(BOUGHT);
  await expect.poll(texts).toEqual(['$12.50', '12.50']);
  await setCart({ ...BOUGHT, subtotalCents: 2000 });
  expect(texts()).toEqual(['$20.00', '20.00']);
  scope.end();
  expect(document.body.innerHTML).toBe(served);
});

it('draws a pill once there is something in the cart, and while there is', async () => {
  const { scope, served, element, setCart } = place('<div class="sqs-cart-dropzone"></div>');
  await setCart({ ...BOUGHT, totalQuantity: 0 });
  expect(element.innerHTML).toBe('');
  await setCart(BOUGHT);
  const pill = () => element.querySelector('a')?.textContent;
  await expect.poll(pill).toMatch(/^2 \w+/);
  expect(pill()).toContain('12.50');
  await setCart({ ...BOUGHT, totalQuantity: 3 });
  expect(pill()).toMatch(/^3 /);
  expect(element.querySelectorAll('a')).toHaveLength(1);
  await setCart({ ...BOUGHT, totalQuantity: 0 });
  expect(element.querySelector('a')).toBeNull();
  scope.end();
  expect(document.body.innerHTML).toBe(served);
});

it('draws no pill beside a template’s own indicator', () => {
  const { store } = place('<div class="sqs-cart-dropzone"></div><a class="sqs-custom-cart"></a>');
  expect(store).toBeUndefined();
});
