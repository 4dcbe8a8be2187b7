// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/cart-page/cart-page.mount';
import type { CartResult, CartState, CartStore } from '../../../../src/commerce/cart/cart.types';
import { readCart } from '../../../../src/commerce/cart/read-cart';
import { createBus } from '../../../../src/core/entry/bus';
import { createStore, type WritableStore } from '../../../../src/store/store';
import { findIn, pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const mocks = vi.hoisted(() => ({ cart: undefined as unknown, goToCheckout: vi.fn(async () => {}) }));
vi.mock('../../../../src/commerce/cart/page-cart', () => ({ pageCart: () => mocks.cart }));
vi.mock('../../../../src/commerce/redirects/checkout', () => mocks);

const line = (id: string) => ({
  id,
  itemId: id,
  sku: `SKU-${id}`,
  title: id,
  quantity: 2,
  unitPrice: { currency: 'USD', value: '5.00' },
});
const cartOf = (...ids: string[]) => readCart({ entries: ids.map(line) });

let state: WritableStore<CartState>;
let calls: string[];
/** What the server answers to a change, and to reading the cart again. */
let answer: CartResult;
let failure: string | undefined;

const change = (more: Partial<CartState>) => state.set({ ...state.get(), ...more });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls = [];
  failure = undefined;
  answer = { ok: true, cart: cartOf() };
  state = createStore<CartState>({
    status: 'ready',
    cart: cartOf('tea', 'milk'),
    isPending: false,
    busy: new Set(),
    isUncertain: false,
    failure: undefined,
    removed: undefined,
  });
  const note = async (call: string) => {
    calls.push(call);
    return answer;
  };
  const cart: CartStore = {
    get: state.get,
    subscribe: state.subscribe,
    read: async () => state.get(),
    async refresh() {
      await note('refresh');
      return { ...state.get(), failure };
    },
    add: () => note('add'),
    change: (id, quantity) => note(`change ${id} ${quantity}`),
    remove: (id) => note(`remove ${id}`),
    undo: () => note('undo'),
  };
  mocks.cart = cart;
  mocks.goToCheckout.mockClear();
});

/** A cart page; a shop with a minimum has it in dollars. */
function mount(minimum?: string) {
  const storeSettings = {
    selectedCurrency: 'USD',
    ...(minimum && {
      minimumOrderSubtotalEnabled: true,
      minimumOrderSubtotal: { currency: 'USD', value: minimum },
    }),
  };
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { websiteSettings: { storeSettings } } });
  const root = pageElement('<div id="sqs-cart-root"></div>');
  const bus = createBus(() => {});
  const { scope } = mountUnit(unit, root, { bus });
  const find = (selector: string) => findIn(document, selector);
  return { bus, find, root, scope };
}

const said = (politeness: string) => findIn(document, `[aria-live=${politeness}]`).textContent;
/** Until the page is quiet, and screen readers are ready. */
const settle = () => vi.advanceTimersByTimeAsync(1100);

describe('what screen readers hear of a cart', () => {
  it('is not said twice, nor while a change is on the way', async () => {
    mount();
    await settle();
    const whole = '4 items in your cart. Subtotal: $20.00.';
    expect(said('polite')).toBe(whole);
    // It is forgotten after a while.
    await vi.advanceTimersByTimeAsync(10_000);
    change({ busy: new Set(['tea']) });
    await settle();
    expect(said('polite')).toBe('');
    change({ cart: cartOf(), isPending: true });
    await settle();
    expect(said('polite')).toBe('');
    change({ isPending: false });
    await settle();
    expect(said('polite')).toBe('You have nothing in your shopping cart.');
  });

  it('has nothing of a cart that could not be read', async () => {
    change({ status: 'failed' });
    mount();
    await settle();
    expect(said('polite')).toBe('');
  });

  it('is the failure of another attempt to read it', async () => {
    change({ status: 'failed', failure: 'No network.' });
    failure = 'Still no network.';
    const { find } = mount();
    find('[role=alert] button').click();
    await settle();
    expect([calls, said('assertive')]).toEqual([['refresh'], 'Still no network.']);
  });
});

describe('the checkout', () => {
  it('does not follow when the page has gone meanwhile, or a change has failed', async () => {
    change({ isPending: true });
    const gone = mount();
    gone.find('.cart-checkout-button').click();
    gone.scope.end();
    const failed = mount();
    failed.find('.cart-checkout-button').click();
    failed.bus.emit('cart:failed', { action: 'change', message: 'No.' });
    change({ isPending: false });
    await settle();
    expect(mocks.goToCheckout).not.toHaveBeenCalled();
  });
});

describe('the question before an entry is removed', () => {
  const less = () => findIn(document, '[data-entry=tea] button[aria-label="One fewer tea"]');

  it.each([
    ['Remove', ['remove tea']],
    ['Cancel', []],
  ])('names it, and does as the visitor answers: %s', async (label, expected) => {
    change({ cart: readCart({ entries: [{ ...line('tea'), quantity: 1 }] }) });
    mount();
    less().click();
    vi.useRealTimers();
    await expect
      .poll(() => document.querySelector('dialog h2')?.textContent)
      .toBe('Remove tea from your cart?');
    const button = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
      ({ textContent }) => textContent === label,
    );
    button?.click();
    findIn(document, 'dialog').dispatchEvent(new Event('transitionend', { bubbles: true }));
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(calls).toEqual(expected);
  });
});

describe('focus on a row that is removed', () => {
  const tea = cartOf('tea').entries[0];
  const focusOn = (selector: string) => findIn(document, selector).focus();
  const focused = () => document.activeElement?.className;
  /** As browsers do, and happy-dom does not. */
  const loseFocus = () => (document.activeElement as HTMLElement | null)?.blur();

  function removeTea(more: Partial<CartState> = {}) {
    loseFocus();
    change({ cart: cartOf('milk'), removed: tea, ...more });
  }

  it('goes to “Undo” in its place, and from there to the row that is back', async () => {
    const { find } = mount();
    const close = find('[data-entry=tea] .cart-row-remove');
    close.focus();
    close.click();
    removeTea();
    await expect.poll(focused).toBe('cart-undo');
    find('.cart-undo').click();
    loseFocus();
    // It is back, with an id of its own, before the server has answered.
    const back = readCart({ entries: [line('milk'), { ...line('tea'), id: 'new' }] });
    change({ cart: back, removed: undefined });
    await expect.poll(() => document.activeElement?.matches('[data-entry=new] input')).toBe(true);
  });

  it('goes to the heading of the page where there is no “Undo”', async () => {
    mount();
    focusOn('[data-entry=tea] input');
    removeTea({ removed: undefined });
    await expect.poll(focused).toBe('cart-title');
  });

  it('stays on the heading, or wherever it is, when another row goes', async () => {
    const { find } = mount();
    focusOn('[data-entry=milk] input');
    change({ cart: cartOf('milk') });
    await expect.poll(() => document.querySelector('[data-entry=tea]')).toBeNull();
    expect(document.activeElement).toBe(find('[data-entry=milk] input'));
  });

  it.each([
    ['a press beside all controls has taken it away', '[data-entry=tea] .cart-row-desc'],
    ['a press outside of the cart has taken it away', 'body'],
  ])('does not come back where %s', async (_, place) => {
    const { find } = mount();
    focusOn('[data-entry=tea] input');
    find(place).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    removeTea();
    await expect.poll(() => document.querySelector('[data-entry=tea]')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('does not come to the cart when a control elsewhere is removed, nor when no control is', async () => {
    mount();
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    outside.remove();
    change({ cart: cartOf('milk') });
    await expect.poll(() => document.querySelector('[data-entry=tea]')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    focusOn('[data-entry=milk] input');
    loseFocus();
    change({ cart: cartOf('milk', 'tea') });
    await expect.poll(() => document.querySelector('[data-entry=tea]')).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('is left where the visitor has moved it meanwhile', async () => {
    mount();
    focusOn('[data-entry=tea] input');
    const outside = document.body.appendChild(document.createElement('button'));
    document.addEventListener('focusin', (event) => event.stopImmediatePropagation(), {
      once: true,
      capture: true,
    });
    outside.focus();
    change({ cart: cartOf('milk') });
    await expect.poll(() => document.querySelector('[data-entry=tea]')).toBeNull();
    expect(document.activeElement).toBe(outside);
  });
});
