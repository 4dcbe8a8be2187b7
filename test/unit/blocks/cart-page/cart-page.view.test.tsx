// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartPageState, CartPageStore, Removal } from '../../../../src/blocks/cart-page/cart-page.store';
import { CartPage } from '../../../../src/blocks/cart-page/cart-page.view';
import type { CartState, CartStore } from '../../../../src/commerce/cart/cart.types';
import { readCart } from '../../../../src/commerce/cart/read-cart';
import type { Money } from '../../../../src/commerce/money/money';
import { draw } from '../../../../src/react/draw';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

afterEach(() => document.body.replaceChildren());

const line = (id: string) => ({
  id,
  itemId: id,
  title: id,
  quantity: 1,
  unitPrice: { currency: 'USD', value: '5.00' },
});

interface Shown {
  readonly cart?: object;
  readonly state?: Partial<CartState>;
  readonly page?: Partial<CartPageState>;
  readonly minimum?: Money;
  readonly isBelowMinimum?: boolean;
}

/** The cart page of a cart with tea and milk, unless the test says otherwise. */
function show({
  cart = { entries: [line('tea'), line('milk')] },
  state = {},
  page = {},
  minimum,
  isBelowMinimum = false,
}: Shown = {}) {
  const store = createStore<CartState>({
    status: 'ready',
    cart: readCart(cart),
    isPending: false,
    busy: new Set(),
    isUncertain: false,
    failure: undefined,
    removed: undefined,
    ...state,
  });
  const pageStore = createStore<CartPageState>({
    problems: new Map(),
    removal: undefined,
    lastRemoved: undefined,
    isLeaving: false,
    ...page,
  });
  const undo = vi.fn();
  const [onRetry, onCheckOut, onDrawn] = [vi.fn(), vi.fn(), vi.fn()];
  const host = document.createElement('div');
  document.body.append(host);
  draw(
    createTestScope(),
    <CartPage
      data={{ minimum, continueUrl: '/shop' }}
      cart={store as unknown as CartStore}
      page={{ ...pageStore, undo, isBelowMinimum: () => isBelowMinimum } as unknown as CartPageStore}
      {...{ onRetry, onCheckOut, onDrawn }}
    />,
    host,
  );
  const texts = (selector: string) =>
    [...host.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const rows = () =>
    [...host.querySelectorAll<HTMLElement>('.cart-rows > li')].map(
      ({ dataset }) => dataset.entry ?? 'removed',
    );
  const checkout = host.querySelector<HTMLButtonElement>('.cart-checkout-button');
  return { host, texts, rows, checkout, undo, onRetry, onCheckOut, onDrawn };
}

describe('the cart page', () => {
  it.each(['unread', 'reading'] as const)('shows that it loads while it is %s', (status) => {
    const { texts, host } = show({ state: { status } });
    expect(texts('[role=status]')).toEqual(['Loading your cart…']);
    expect(host.querySelector('.cart-skeleton')?.getAttribute('aria-hidden')).toBe('true');
    expect(host.querySelector('[data-entry],.cart-checkout-button')).toBeNull();
  });

  it('says why it could not be read, and reads it again at a press', () => {
    const { host, texts, onRetry } = show({ state: { status: 'failed', failure: 'No network.' } });
    expect(texts('[role=alert] p')).toEqual([expect.stringContaining('No network.')]);
    host.querySelector<HTMLElement>('[role=alert] button')?.click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(host.querySelector('[role=status],.cart-rows,.cart-checkout-button')).toBeNull();
  });

  it('says that it may not be up to date, beside what it knows', () => {
    const { texts, rows } = show({ state: { isUncertain: true } });
    expect(texts('[role=alert] p')).toEqual([expect.stringContaining('could not be reached')]);
    expect(rows()).toEqual(['tea', 'milk']);
  });

  it('has a row for each entry, and no warning', () => {
    const { rows, host } = show();
    expect(rows()).toEqual(['tea', 'milk']);
    // Focus can go to the heading, which is no tab stop.
    expect(host.querySelector('h2')?.tabIndex).toBe(-1);
    expect(host.querySelector('[role=alert],.cart-empty,[aria-busy]')).toBeNull();
  });

  it('leads on where it is empty, and has no checkout', () => {
    const { host, checkout } = show({ cart: {} });
    expect(host.querySelector('.cart-continue')?.getAttribute('href')).toBe('/shop');
    expect([checkout, host.querySelector('.cart-rows')]).toEqual([null, null]);
  });

  it('has its parts where scripts of site owners look for them', () => {
    const { host, texts, checkout } = show({ cart: {} });
    expect(texts('.empty-message[data-test=empty-message]')).toEqual([
      'You have nothing in your shopping cart.',
    ]);
    const link = host.querySelector('[data-test=continue-shopping-link]');
    expect(link).toBe(host.querySelector('a.cart-continue-button.sqs-button-element--secondary'));
    expect([link?.getAttribute('href'), checkout, host.querySelector('[data-test=cart-container]')]).toEqual([
      '/shop',
      null,
      null,
    ]);
    const full = show();
    expect(full.host.querySelectorAll('[data-test=cart-container] .cart-row')).toHaveLength(2);
    expect(full.checkout).toBe(full.host.querySelector('.cart-summary > .cart-checkout > button'));
  });

  it('shows below its entry what went wrong, and which one changes', () => {
    const { host } = show({
      page: { problems: new Map([['milk', 'No.']]) },
      state: { busy: new Set(['tea']) },
    });
    const [tea, milk] = host.querySelectorAll('[data-entry]');
    expect([tea?.getAttribute('aria-busy'), tea?.querySelector('[role=alert]')]).toEqual(['true', null]);
    expect([milk?.getAttribute('aria-busy'), milk?.querySelector('[role=alert]')?.textContent]).toEqual([
      null,
      'No.',
    ]);
  });

  it('tells when it is drawn, so that focus can be kept', () => {
    expect(show().onDrawn).toHaveBeenCalled();
  });
});

describe('an entry that was removed', () => {
  const [tea] = readCart({ entries: [line('tea')] }).entries;
  if (!tea) throw new Error('The cart has no entry.');
  const removal: Removal = { entry: tea, index: 1, isUndoing: false, problem: undefined };
  const rest = { entries: [line('milk'), line('jam')] };

  it.each<[string, Partial<CartState>, Partial<Removal>]>([
    ['while its removal is on the way', { busy: new Set(['tea']) }, {}],
    ['once it is removed', { removed: tea }, {}],
    ['while it is put back', {}, { isUndoing: true }],
    ['when that has failed', {}, { problem: 'No.' }],
  ])('can be put back in its place %s', (_, state, more) => {
    const { rows } = show({ cart: rest, state, page: { removal: { ...removal, ...more } } });
    expect(rows()).toEqual(['milk', 'removed', 'jam']);
  });

  it.each<[string, object, Partial<CartState>]>([
    ['something else has changed', rest, {}],
    ['another one was removed since', rest, { removed: { ...tea, id: 'egg' } }],
    ['it is in the cart', { entries: [line('milk'), line('tea')] }, { removed: tea }],
  ])('cannot where %s', (_, cart, state) => {
    const { host } = show({ cart, state, page: { removal } });
    expect(host.querySelector('.cart-row--removed')).toBeNull();
  });

  it('is put back by its button, also where the cart is empty now, and its place unknown', () => {
    const { host, rows, undo } = show({
      cart: {},
      state: { removed: tea },
      page: { removal: { ...removal, index: -1 } },
    });
    expect(rows()).toEqual(['removed']);
    host.querySelector<HTMLElement>('.cart-undo')?.click();
    expect(undo).toHaveBeenCalledTimes(1);
    const unknown = show({
      cart: rest,
      state: { removed: tea },
      page: { removal: { ...removal, index: -1 } },
    });
    expect(unknown.rows()).toEqual(['removed', 'milk', 'jam']);
  });
});

describe('the summary', () => {
  const priced = {
    entries: [line('tea'), line('milk')],
    subtotalCents: 1000,
    taxCents: 80,
    shippingCostCents: 300,
    grandTotalCents: 1380,
  };

  it('has the subtotal alone until the server has more', () => {
    const { texts } = show();
    expect([texts('dt'), texts('dd')]).toEqual([['Subtotal'], ['$10.00']]);
  });

  it('has what makes the total, and the total', () => {
    const { texts } = show({ cart: priced });
    expect([texts('dt'), texts('dd')]).toEqual([
      ['Subtotal', 'Shipping', 'Tax', 'Total'],
      ['$10.00', '$3.00', '$0.80', '$13.80'],
    ]);
  });

  it('says that the server calculates while a change is on the way; the subtotal is known', () => {
    const { texts } = show({ cart: priced, state: { isPending: true } });
    expect(texts('dd')).toEqual(['$10.00', 'Calculating…', 'Calculating…', 'Calculating…']);
  });

  it.each([
    [{ requiresShipping: true }, ['Shipping and taxes are calculated at checkout.']],
    [{ requiresShipping: true, shippingCostCents: 300 }, ['Taxes are calculated at checkout.']],
    [{}, ['Taxes are calculated at checkout.']],
    [{ taxCents: 80, requiresShipping: true }, []],
  ])('says what is added later, with %j', (more, expected) => {
    expect(show({ cart: { entries: [line('tea')], ...more } }).texts('.cart-note')).toEqual(expected);
  });

  it('names the codes that do not apply', () => {
    const { texts } = show({ cart: { ...priced, invalidCoupons: [{ code: 'OLD', name: 'Old code' }] } });
    expect(texts('.cart-note')).toEqual(['The code Old code does not apply to this cart.']);
  });

  it('leads to the checkout, and is busy on the way', () => {
    const { checkout, onCheckOut } = show();
    checkout?.click();
    expect(onCheckOut).toHaveBeenCalledTimes(1);
    const attributes = (button: Element | null) =>
      ['aria-disabled', 'aria-busy', 'aria-describedby'].map((name) => button?.getAttribute(name));
    expect(attributes(checkout)).toEqual([null, null, null]);
    expect(attributes(show({ page: { isLeaving: true } }).checkout)).toEqual([null, 'true', null]);
  });

  const minimum = { currency: 'USD', minor: 2000n } as Money;

  it('says how much is missing below the shop’s minimum; the button can still be pressed to hear it', () => {
    const { checkout, host, onCheckOut } = show({ minimum, isBelowMinimum: true });
    const note = host.querySelector('.cart-minimum');
    expect(note?.textContent).toContain('$20.00');
    expect([checkout?.getAttribute('aria-disabled'), checkout?.getAttribute('aria-describedby')]).toEqual([
      'true',
      note?.id,
    ]);
    checkout?.click();
    expect(onCheckOut).toHaveBeenCalledTimes(1);
    expect(show({ minimum }).host.querySelector('.cart-minimum')).toBeNull();
  });
});
