// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { CartChange } from '../../../../src/commerce/cart/cart-change';
import { createCartRecord } from '../../../../src/commerce/cart/cart-record';
import { createTestScope } from '../../support/scope';

const line = (id: string, quantity: number) => ({
  id,
  itemId: id,
  quantity,
  unitPrice: { currency: 'USD', value: '2.00' },
});
const answer = (...entries: object[]) => ({ entries });

/** What one tab knows of the cart; `isCurrent`: no other tab has changed it. */
function setUp({ isCurrent = true } = {}) {
  const scope = createTestScope();
  const record = createCartRecord(scope, 'USD', () => isCurrent);
  const heard: string[] = [];
  const changed = vi.fn();
  scope.on('cart:changed', changed);
  scope.on('cart:added', ({ productName, quantity, cart }) =>
    heard.push(`${quantity} ${productName}, now ${cart.totalQuantity}`),
  );
  return { record, heard, changed, state: () => record.store.get() };
}
const adding = (quantity?: number): CartChange => ({
  action: 'add',
  addition: { productId: 'lamp', productName: 'Lamp', ...(quantity !== undefined && { quantity }) },
});

describe('what a tab knows of the cart', () => {
  it('is nothing at first: an empty cart that has not been read', () => {
    const { record, state } = setUp();
    expect(state()).toMatchObject({
      status: 'unread',
      isPending: false,
      isUncertain: false,
      cart: { entries: [], totalQuantity: 0, subtotal: { currency: 'USD', minor: 0n } },
    });
    expect(record.isKnown).toBe(false);
  });

  it('is what the server says, once it answers', () => {
    const { record, state, changed } = setUp();
    record.show({ status: 'failed', failure: 'No answer.' });
    record.take(answer(line('lamp', 2)));
    expect(state()).toMatchObject({ status: 'ready', failure: undefined, cart: { totalQuantity: 2 } });
    expect(record.isKnown).toBe(true);
    expect(changed).toHaveBeenLastCalledWith(
      expect.objectContaining({ isPending: false, cart: expect.objectContaining({ totalQuantity: 2 }) }),
    );
  });

  it('has the changes that are on their way applied, and marks their entries', () => {
    const { record, state } = setUp();
    record.take(answer(line('lamp', 2), line('vase', 1)));
    record.pending = [adding(3), { action: 'change', entryId: 'lamp', quantity: 5 }];
    record.show();
    expect(state()).toMatchObject({ isPending: true, cart: { totalQuantity: 9 } });
    expect(state().cart.subtotal.minor).toBe(1200n);
    expect([...state().busy]).toEqual(['lamp']);
    expect(record.confirmed.totalQuantity).toBe(3);
  });

  it('loses a change when the server has taken that one, and keeps the others', () => {
    const { record, state } = setUp();
    const [one, other] = [adding(), adding()];
    record.pending = [one, other];
    record.take(answer(line('lamp', 1)), one);
    expect([record.pending.length, record.pending[0] === other]).toEqual([1, true]);
    expect(state()).toMatchObject({ isPending: true, cart: { totalQuantity: 2 } });
    record.take(answer(line('lamp', 2)), other);
    expect(state()).toMatchObject({ isPending: false, cart: { totalQuantity: 2 } });
  });

  it('tells the page when the cart changes, or begins or ends to be pending, and not of other things', () => {
    const { record, changed } = setUp();
    record.take(answer(line('lamp', 1)));
    changed.mockClear();
    record.show({ status: 'reading' });
    expect(changed).not.toHaveBeenCalled();
    record.pending = [{ action: 'change', entryId: 'lamp', quantity: 2 }];
    record.show();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(changed.mock.calls[0]?.[0]).toMatchObject({ isPending: true });
  });

  it('gives the page a copy, which it may change', () => {
    const { record, changed, state } = setUp();
    record.take(answer(line('lamp', 1)));
    const { cart } = changed.mock.calls[0]?.[0] ?? {};
    expect(cart).not.toBe(state().cart);
    expect(cart.entries[0]).not.toBe(state().cart.entries[0]);
  });
});

describe('an addition', () => {
  it.each([
    [undefined, '1 Lamp, now 2'],
    [2, '2 Lamp, now 2'],
  ])('of %s is confirmed to the visitor with its number', (quantity, expected) => {
    const { record, heard } = setUp();
    record.take(answer(line('lamp', 2)));
    record.tellMade(adding(quantity));
    expect(heard).toEqual([expected]);
  });

  it('alone is: other changes show by themselves', () => {
    const { record, heard } = setUp();
    record.tellMade({ action: 'remove', entryId: 'lamp' });
    expect(heard).toEqual([]);
  });
});

describe('a change without an answer', () => {
  /** The cart has been read with one lamp; then a change got no answer. */
  function doubt(change: CartChange, isCurrent = true) {
    const made = setUp({ isCurrent });
    made.record.take(answer(line('lamp', 1)));
    const doubted = { change, before: made.record.confirmed };
    made.record.doubt = doubted;
    made.record.show();
    return { ...made, outcome: () => (doubted as { outcome?: string }).outcome };
  }

  it('makes the cart uncertain until the server says what is in it', () => {
    const { record, state } = doubt(adding());
    expect(state().isUncertain).toBe(true);
    record.take(answer(line('lamp', 2)));
    expect([state().isUncertain, record.doubt]).toEqual([false, undefined]);
  });

  it.each<[string, CartChange, object, string, string[]]>([
    ['was made where the cart has more of it', adding(), answer(line('lamp', 2)), 'made', ['1 Lamp, now 2']],
    ['was not where it has not', adding(), answer(line('lamp', 1)), 'not made', []],
    ['was made where the entry is gone', { action: 'remove', entryId: 'lamp' }, answer(), 'made', []],
    [
      'was not where it is there',
      { action: 'remove', entryId: 'lamp' },
      answer(line('lamp', 1)),
      'not made',
      [],
    ],
  ])('%s', (_, change, later, expected, told) => {
    const { record, outcome, heard } = doubt(change);
    record.take(later);
    expect([outcome(), heard]).toEqual([expected, told]);
  });

  it('stays unclear for an addition where another tab may have added the same, and nobody is told that it was made', () => {
    const { record, outcome, heard } = doubt(adding(), false);
    record.take(answer(line('lamp', 2)));
    expect([outcome(), heard]).toEqual(['unclear', []]);
    const removal = doubt({ action: 'remove', entryId: 'lamp' }, false);
    removal.record.take(answer());
    expect(removal.outcome()).toBe('made');
  });
});
