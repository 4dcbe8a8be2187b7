import type { Scope } from '../../core/scope';
import { snapshot } from '../../data/snapshot';
import { createStore } from '../../store/store';
import type { CartState } from './cart.types';
import { applyChange, type CartChange, entryOf, isMade } from './cart-change';
import { readCart } from './read-cart';

/** A change without an answer, until the cart can be read again. */
export interface Doubt {
  readonly change: CartChange;
  readonly before: CartState['cart'];
  /** `unclear`: another tab has changed the cart before it could be read. */
  outcome?: 'made' | 'not made' | 'unclear';
}

/** This tab's knowledge of the cart. `isCurrent`: whether no other tab has changed the cart since this one has read it. */
export function createCartRecord(scope: Scope, currency: string, isCurrent: () => boolean) {
  const { bus } = scope;
  const read = (answer: unknown) => readCart(answer, currency, scope.warnShape);
  const confirmed = read({});
  const store = createStore<CartState>({
    status: 'unread',
    cart: confirmed,
    isPending: false,
    busy: new Set(),
    isUncertain: false,
    failure: undefined,
    removed: undefined,
  });

  /** Shows the cart with the pending changes, and `more`. */
  function show(more: Partial<CartState> = {}): void {
    const before = store.get();
    const cart = record.pending.reduce(applyChange, record.confirmed);
    const isPending = record.pending.length > 0;
    const busy = new Set(record.pending.flatMap((change) => entryOf(change) ?? []));
    store.set({ ...before, cart, isPending, busy, isUncertain: record.doubt !== undefined, ...more });
    if (cart !== before.cart || isPending !== before.isPending)
      bus.emit('cart:changed', { cart: snapshot(cart), isPending });
  }

  /** Takes the server's cart, which tells the outcome of the change `done`. */
  function take(answer: unknown, done?: CartChange): void {
    record.confirmed = read(answer);
    record.isKnown = true;
    record.pending = record.pending.filter((change) => change !== done);
    const settled = record.doubt;
    record.doubt = undefined;
    if (settled) {
      const isFound = isMade(settled.change, settled.before, record.confirmed);
      settled.outcome = isFound ? 'made' : 'not made';
      // Another tab may have added the same.
      if (settled.change.action === 'add' && !isCurrent()) settled.outcome = 'unclear';
    }
    show({ status: 'ready', failure: undefined });
    if (settled?.outcome === 'made') tellMade(settled.change);
  }

  /** Confirms an addition to the visitor. */
  function tellMade(change: CartChange): void {
    if (change.action !== 'add') return;
    const { productName, quantity = 1 } = change.addition;
    bus.emit('cart:added', { productName, quantity, cart: snapshot(store.get().cart) });
  }

  const record = {
    store,
    /** The cart by the server's last answer. */
    confirmed,
    isKnown: false,
    /** Names the cart for the checkout of a plan; `''` where the server does not say. */
    cartToken: '',
    doubt: undefined as Doubt | undefined,
    /** Changes without an answer yet. */
    pending: [] as readonly CartChange[],
    show,
    take,
    tellMade,
  };
  return record;
}

export type CartRecord = ReturnType<typeof createCartRecord>;
