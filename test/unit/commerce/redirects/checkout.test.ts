// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goToCheckout, goToGiftCard, goToSubscription } from '../../../../src/commerce/redirects/checkout';
import { type PageEndpoints, page } from '../../../../src/context/page-endpoints';
import { createTestScope } from '../../support/scope';

const open = vi.fn();
beforeEach(() => {
  vi.spyOn(window, 'open').mockImplementation(open);
  open.mockClear();
});
afterEach(() => {
  for (const name of ['hasCart', 'CART']) Cookies.remove(name);
  page.endpoints = undefined;
});
const opened = () =>
  open.mock.calls.map(([address, target]) => {
    const { pathname, search } = new URL(String(address), location.href);
    return [`${pathname}${search}`, target];
  });

/** A scope that loads no code, but keeps what was asked for and opened. */
function setUp() {
  const openConfirm = vi.fn(async () => 'confirm');
  const loaded: string[] = [];
  const given = createTestScope();
  const load = async (name: string) => {
    loaded.push(name);
    return { openConfirm };
  };
  return { scope: { ...given, signal: given.signal, load: load as never }, openConfirm, loaded };
}

it.each([
  ['hasCart', 'true'],
  ['CART', 'a1'],
])('with the cookie %s=%s leads to the checkout, in the same window', async (name, value) => {
  Cookies.set(name, value);
  const { scope, loaded } = setUp();
  await goToCheckout(scope);
  expect([opened(), loaded]).toEqual([[['/commerce/goto-checkout', '_self']], []]);
});

it('says that there is no cart where there is no cookie, without a choice', async () => {
  Cookies.set('hasCart', 'false');
  const { scope, openConfirm } = setUp();
  await goToCheckout(scope);
  expect(opened()).toEqual([]);
  expect(openConfirm.mock.calls).toEqual([
    [scope, { title: expect.stringMatching(/cannot continue to checkout/), cancelText: '' }],
  ]);
});

it.each([
  [true, []],
  [false, [['/commerce/goto-checkout', '_self']]],
])('leaves it to the page’s own shop, where that answers (%s)', async (answers, expected) => {
  Cookies.set('CART', 'a1');
  const checkOut = vi.fn(async () => answers);
  page.endpoints = { checkOut } as unknown as PageEndpoints;
  const { scope } = setUp();
  await goToCheckout(scope);
  expect([opened(), checkOut.mock.calls]).toEqual([expected, [[scope]]]);
});

it('has pages of its own for subscriptions and gift cards, which are told what is bought', () => {
  goToSubscription('t 1');
  goToGiftCard({ websiteId: 'w1', giftCardProductId: 'g1', sku: undefined });
  goToGiftCard({ websiteId: 'w1', giftCardProductId: 'g1', sku: 'G-50' });
  expect(opened().map(([address]) => address)).toEqual([
    '/checkout/subscribe?cartToken=t+1',
    '/checkout/giftcard?websiteId=w1&giftCardProductId=g1',
    '/checkout/giftcard?websiteId=w1&giftCardProductId=g1&sku=G-50',
  ]);
});
