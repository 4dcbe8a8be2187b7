import type { CartEntry, CartStore } from '../../commerce/cart/cart.types';
import { isLessMoney, type Money } from '../../commerce/money/money';
import { createStore, type WritableStore } from '../../store/store';

/** The entry that was removed last, with “Undo” in its place. */
export interface Removal {
  readonly entry: CartEntry;
  readonly index: number;
  readonly isUndoing: boolean;
  readonly problem: string | undefined;
}

export interface CartPageState {
  readonly problems: ReadonlyMap<string, string>;
  readonly removal: Removal | undefined;
  /** The entry that the visitor has removed last, even if Undo has put it back or its removal failed. */
  readonly lastRemoved: CartEntry | undefined;
  readonly isLeaving: boolean;
}

export type CartPageStore = ReturnType<typeof createCartPage>;

const whenSettled = (cart: CartStore): Promise<void> =>
  new Promise((resolve) => {
    const undo = cart.subscribe(() => check());
    const check = () => {
      if (cart.get().isPending) return;
      undo();
      resolve();
    };
    check();
  });

function createRemovals(
  cart: CartStore,
  { get, set }: WritableStore<CartPageState>,
  setProblem: (entryId: string, problem: string) => void,
) {
  let removing: Promise<unknown> = Promise.resolve();

  /** Changes the notice about an entry, unless it is about another one now. */
  function updateRemoval(entry: CartEntry, change: Partial<Removal> | undefined): void {
    const { removal } = get();
    if (removal?.entry === entry) set({ ...get(), removal: change && { ...removal, ...change } });
  }

  return {
    async remove(entry: CartEntry): Promise<void> {
      const index = cart.get().cart.entries.findIndex(({ id }) => id === entry.id);
      setProblem(entry.id, '');
      // Before the entry goes: its place is never empty, so focus can move there.
      const removal = { entry, index, isUndoing: false, problem: undefined };
      set({ ...get(), removal, lastRemoved: entry });
      const request = cart.remove(entry.id);
      removing = request;
      const result = await request;
      if (result.ok) return;
      updateRemoval(entry, undefined);
      // The page itself says that the cart may be another.
      if (!result.isUncertain) setProblem(entry.id, result.message);
    },
    async undo(): Promise<void> {
      const { removal } = get();
      if (!removal || removal.isUndoing) return;
      const { entry } = removal;
      updateRemoval(entry, { isUndoing: true });
      await removing;
      const result = await cart.undo();
      updateRemoval(entry, result && !result.ok ? { isUndoing: false, problem: result.message } : undefined);
    },
  };
}

export function createCartPage(options: {
  readonly cart: CartStore;
  readonly minimum: Money | undefined;
  readonly confirmRemoval: (entry: CartEntry) => Promise<boolean>;
  readonly leave: () => Promise<void>;
}) {
  const { cart, minimum, confirmRemoval, leave } = options;
  const store = createStore<CartPageState>({
    problems: new Map(),
    removal: undefined,
    lastRemoved: undefined,
    isLeaving: false,
  });
  let isAsking = false;

  const update = (change: Partial<CartPageState>) => store.set({ ...store.get(), ...change });
  const isBelowMinimum = () => minimum !== undefined && isLessMoney(cart.get().cart.subtotal, minimum);

  /** Shows a problem below an entry; `''` removes it. */
  function setProblem(entryId: string, problem: string): void {
    const problems = new Map(store.get().problems);
    if (problem === (problems.get(entryId) ?? '')) return;
    if (problem) problems.set(entryId, problem);
    else problems.delete(entryId);
    update({ problems });
  }

  const { remove, undo } = createRemovals(cart, store, setProblem);

  return {
    get: store.get,
    subscribe: store.subscribe,
    setProblem,
    remove,
    undo,
    isBelowMinimum,
    /** Ends the wait for the checkout: a change has failed. */
    stay: () => update({ isLeaving: false }),
    /** Asks before it removes an entry, for 0. */
    async setQuantity(entry: CartEntry, quantity: number) {
      setProblem(entry.id, '');
      if (quantity < 1) {
        if (isAsking) return;
        isAsking = true;
        const isAgreed = await confirmRemoval(entry).finally(() => {
          isAsking = false;
        });
        if (isAgreed) await remove(entry);
        return;
      }
      if (quantity === entry.quantity) return;
      const result = await cart.change(entry.id, quantity);
      if (!result.ok && !result.isUncertain) setProblem(entry.id, result.message);
    },
    /** Leaves once the server has made all changes; stays if it refuses one. */
    async checkOut() {
      if (store.get().isLeaving || isAsking || isBelowMinimum()) return;
      update({ isLeaving: true });
      await whenSettled(cart);
      if (cart.get().isUncertain) await cart.refresh();
      const { isUncertain, cart: seen } = cart.get();
      const canLeave = !isUncertain && seen.entries.length > 0 && !isBelowMinimum();
      if (store.get().isLeaving && canLeave) await leave();
      // The page may be shown again, from the back/forward cache.
      update({ isLeaving: false });
    },
  };
}
