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

it('leads to the checkout of a visitor with a cart', async () => {
  Cookies.set('CART', 'x');
  expect(await press('/commerce/goto-checkout')).toEqual({
    isOurs: true,
    opened: [`${location.origin}/commerce/goto-checkout`],
  });
});

it('opens other checkouts of the site with their query', async () => {
  expect(await press('/checkout/subscribe?cartToken=a%20b')).toEqual({
    isOurs: true,
    opened: [`${location.origin}/checkout/subscribe?cartToken=a+b`],
  });
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
