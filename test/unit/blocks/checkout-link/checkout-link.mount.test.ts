// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/checkout-link/checkout-link.mount';
import { mountUnit } from '../../support/mount-unit';

afterEach(() => {
  Cookies.remove('CART');
});

async function press(href: string, init: MouseEventInit = {}) {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const anchor = document.createElement('a');
  anchor.setAttribute('href', href);
  document.body.append(anchor);
  const { scope } = mountUnit(unit, anchor);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  anchor.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve));
  scope.end();
  return { isOurs: event.defaultPrevented, opened: opened.mock.calls.map(([url]) => `${url}`) };
}

it.each([
  ['the checkout', 'a', '/commerce/goto-checkout', '/commerce/goto-checkout'],
  ['another checkout', 'no', '/checkout/subscribe?a=a%20b', '/checkout/subscribe?a=a+b'],
])('a checkout link opens %s, with its query, for a visitor with %s cart', async (_, cart, href, path) => {
  if (cart === 'a') Cookies.set('CART', 'x');
  expect(await press(href)).toEqual({ isOurs: true, opened: [location.origin + path] });
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a press with %s to the browser',
  async (key) => {
    expect(await press('/checkout/subscribe', { [key]: true })).toEqual({ isOurs: false, opened: [] });
  },
);

it('does not know links to another site', () => {
  return expect(press('https://other.example/commerce/goto-checkout')).rejects.toThrow('reads nothing');
});
