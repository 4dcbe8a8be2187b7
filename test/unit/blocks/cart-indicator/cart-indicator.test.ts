// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/cart-indicator/cart-indicator.mount';
import type { CartState } from '../../../../src/commerce/cart/cart.types';
import { readCart } from '../../../../src/commerce/cart/read-cart';
import { removeCookie, writeCookie } from '../../../../src/storage/cookies';
import { createTestScope } from '../../support/scope';

const read = vi.fn<() => Promise<Pick<CartState, 'status' | 'cart'>>>();
vi.mock('../../../../src/commerce/cart/page-cart', () => ({ pageCart: () => ({ read }) }));

beforeEach(() => read.mockReset());
afterEach(() => removeCookie('hasCart'));

/** An indicator of which the server says that 3 are in the cart. */
function show({ hasCart }: { readonly hasCart: boolean }) {
  if (hasCart) writeCookie('hasCart', 'true');
  const link = document.createElement('a');
  link.href = '/cart';
  link.className = 'sqs-custom-cart';
  link.innerHTML = '<span class="sqs-cart-quantity">3</span>';
  const scope = createTestScope();
  unit.mount(link, scope, link);
  return () => ({
    text: link.textContent,
    label: link.getAttribute('aria-label'),
    isInitialized: link.classList.contains('sqs-cart-initialized'),
    isZero: link.classList.contains('cart-quantity-zero'),
  });
}

const cart = readCart({ entries: [], totalQuantity: 4 });
const SERVED = { text: '3', label: '3 items in cart', isInitialized: false, isZero: false };

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
  const known = { text: '4', label: '4 items in cart', isInitialized: true, isZero: false };
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
  expect(look()).toEqual({ text: '0', label: '0 items in cart', isInitialized: true, isZero: true });
  expect(read).not.toHaveBeenCalled();
});
