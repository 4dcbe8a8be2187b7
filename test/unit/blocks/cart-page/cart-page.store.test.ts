import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartPage } from '../../../../src/blocks/cart-page/cart-page.store';
import type { CartResult, CartState, CartStore } from '../../../../src/commerce/cart/cart.types';
import { readCart } from '../../../../src/commerce/cart/read-cart';
import { createStore, type WritableStore } from '../../../../src/store/store';

const FULL = readCart({
  entries: [
    { id: 'a', itemId: 'p1', title: 'Tea', quantity: 2, unitPrice: { currency: 'USD', value: '5.00' } },
  ],
});
const [TEA] = FULL.entries;
if (!TEA) throw new Error('The cart has no entry.');

const REFUSED: CartResult = { ok: false, message: 'No.', isUncertain: false };

let state: WritableStore<CartState>;
let answers: CartResult[];
let calls: string[];
const confirmRemoval = vi.fn(async () => true);
const leave = vi.fn(async () => {});

const change = (more: Partial<CartState>) => state.set({ ...state.get(), ...more });

/** A cart that answers as the test says. */
function createPage(minimum?: bigint) {
  const answer = async (call: string): Promise<CartResult> => {
    calls.push(call);
    return answers.shift() ?? { ok: true, cart: FULL };
  };
  const cart: CartStore = {
    get: state.get,
    subscribe: state.subscribe,
    read: async () => state.get(),
    async refresh() {
      calls.push('refresh');
      return state.get();
    },
    add: () => answer('add'),
    change: (id, quantity) => answer(`change ${id} ${quantity}`),
    remove: (id) => answer(`remove ${id}`),
    undo: () => answer('undo'),
  };
  return createCartPage({
    cart,
    minimum: minimum === undefined ? undefined : { minor: minimum, currency: 'USD' },
    confirmRemoval,
    leave,
  });
}

beforeEach(() => {
  answers = [];
  calls = [];
  confirmRemoval.mockReset().mockResolvedValue(true);
  leave.mockReset();
  state = createStore<CartState>({
    status: 'ready',
    cart: FULL,
    isPending: false,
    busy: new Set(),
    isUncertain: false,
    failure: undefined,
    removed: undefined,
  });
});

describe('quantities', () => {
  it('are sent only when they have changed', async () => {
    const page = createPage();
    await page.setQuantity(TEA, 2);
    await page.setQuantity(TEA, 3);
    expect(calls).toEqual(['change a 3']);
  });

  it('are refused at the entry, until the next change of it', async () => {
    const page = createPage();
    answers = [REFUSED];
    await page.setQuantity(TEA, 3);
    expect(page.get().problems.get('a')).toBe('No.');
    await page.setQuantity(TEA, 4);
    expect(page.get().problems.size).toBe(0);
  });

  it('of 0 ask once, and remove only what the visitor agrees to', async () => {
    const page = createPage();
    confirmRemoval.mockResolvedValueOnce(false);
    await Promise.all([page.setQuantity(TEA, 0), page.setQuantity(TEA, 0)]);
    expect(confirmRemoval).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
    await page.setQuantity(TEA, 0);
    expect(calls).toEqual(['remove a']);
    expect(page.get().removal?.entry).toBe(TEA);
  });

  it('leave it to the page to say that the cart may have changed', async () => {
    const page = createPage();
    answers = [{ ok: false, message: 'Who knows.', isUncertain: true }];
    await page.setQuantity(TEA, 3);
    expect(page.get().problems.size).toBe(0);
  });
});

describe('removal', () => {
  it('ends when the server refuses it', async () => {
    const page = createPage();
    answers = [REFUSED];
    await page.remove(TEA);
    expect(page.get()).toMatchObject({ removal: undefined, lastRemoved: TEA });
    expect(page.get().problems.get('a')).toBe('No.');
  });

  it('is undone after it was made, once, however often that is asked for', async () => {
    const page = createPage();
    const removing = page.remove(TEA);
    await Promise.all([page.undo(), page.undo(), removing]);
    expect(calls).toEqual(['remove a', 'undo']);
    expect(page.get()).toMatchObject({ removal: undefined, lastRemoved: TEA });
  });

  it('says why it could not be undone', async () => {
    const page = createPage();
    await page.remove(TEA);
    answers = [REFUSED];
    await page.undo();
    expect(page.get().removal).toMatchObject({ isUndoing: false, problem: 'No.' });
  });
});

describe('the checkout', () => {
  it('waits for pending changes', async () => {
    const page = createPage();
    change({ isPending: true });
    const leaving = page.checkOut();
    expect(page.get().isLeaving).toBe(true);
    // Another change, and time for all that is not waited for.
    change({ busy: new Set(['a']) });
    await new Promise((resolve) => setTimeout(resolve));
    expect(leave).not.toHaveBeenCalled();
    change({ isPending: false });
    await leaving;
    expect(leave).toHaveBeenCalledTimes(1);
    expect(page.get().isLeaving).toBe(false);
  });

  it('stays when one of them fails', async () => {
    const page = createPage();
    change({ isPending: true });
    const leaving = page.checkOut();
    page.stay();
    change({ isPending: false });
    await leaving;
    expect(leave).not.toHaveBeenCalled();
  });

  it('does not start below the minimum, with an empty cart, or with an unknown one', async () => {
    await createPage(1001n).checkOut();
    change({ isUncertain: true });
    await createPage(1000n).checkOut();
    expect(calls).toEqual(['refresh']);
    change({ isUncertain: false, cart: readCart({}) });
    await createPage().checkOut();
    expect(leave).not.toHaveBeenCalled();
  });

  it('does not start while the visitor is asked about a removal', async () => {
    const page = createPage();
    let agree = (_: boolean) => {};
    confirmRemoval.mockReturnValueOnce(new Promise((resolve) => (agree = resolve)));
    const asking = page.setQuantity(TEA, 0);
    await page.checkOut();
    agree(false);
    await asking;
    expect(leave).not.toHaveBeenCalled();
  });
});
