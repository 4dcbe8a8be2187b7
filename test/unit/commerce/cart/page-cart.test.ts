// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCart } from '../../../../src/commerce/cart/page-cart';
import { readSiteContext } from '../../../../src/context/context';
import { createTestScope } from '../../support/scope';

const mocks = vi.hoisted(() => ({ createCart: vi.fn() }));
vi.mock('../../../../src/commerce/cart/create-cart', () => mocks);

let end = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  end();
  Reflect.deleteProperty(document, 'hidden');
  mocks.createCart.mockReset();
});

function open(state: object = {}) {
  const cart = {
    get: () => ({ status: 'known', isUncertain: false, ...state }),
    refresh: vi.fn(async () => {}),
  };
  mocks.createCart.mockReturnValue(cart);
  const context = readSiteContext({ websiteSettings: { storeSettings: { selectedCurrency: 'CAD' } } });
  const scope = createTestScope({ context });
  const found = pageCart(scope);
  end = () => scope.bus.emit('site:destroyed');
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const hide = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const reads = () => cart.refresh.mock.calls.length;
  return { cart, found, scope, show, hide, reads };
}

describe('the cart of a page', () => {
  it('is one for all units, in the currency of the shop, until the site ends', () => {
    const { cart, found, scope, show, reads } = open();
    expect(found).toBe(cart);
    expect(pageCart(scope)).toBe(cart);
    expect(mocks.createCart.mock.calls.map(([, { currency }]) => currency)).toEqual(['CAD']);
    end();
    show(true);
    expect(reads()).toBe(0);
    pageCart(scope);
    expect(mocks.createCart).toHaveBeenCalledTimes(2);
  });

  it.each([
    [true, {}, 1],
    [false, {}, 0],
    [true, { status: 'unread' }, 0],
  ])(
    'is read again on a page that the browser has kept (%s) with the state %j: %i',
    (persisted, state, times) => {
      const { show, reads } = open(state);
      show(persisted);
      expect(reads()).toBe(times);
    },
  );

  it('is read again by a visitor who has been away for more than a minute', () => {
    const { hide, reads } = open();
    vi.advanceTimersByTime(120_000);
    hide(true);
    vi.advanceTimersByTime(60_000);
    hide(false);
    expect(reads()).toBe(0);
    hide(true);
    vi.advanceTimersByTime(60_001);
    hide(false);
    expect(reads()).toBe(1);
    hide(false);
    expect(reads()).toBe(1);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'is read again after a short time, or without a break of the connection, only if it is uncertain: %s',
    (isUncertain, times) => {
      const { hide, reads } = open({ isUncertain });
      hide(true);
      expect(reads()).toBe(0);
      hide(false);
      expect(reads()).toBe(times);
      window.dispatchEvent(new Event('online'));
      expect(reads()).toBe(2 * times);
    },
  );
});
