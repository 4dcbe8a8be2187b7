/** A value that outlives one component: theme scripts, tests and views read the same one. */
export interface Store<Value> {
  /** The present value. */
  get(): Value;
  /** Calls `listener` after each change; returns its undo. */
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<Value> extends Store<Value> {
  set(value: Value): void;
}

/**
 * The smallest store that `useSyncExternalStore` accepts.
 * @example const undo = open.subscribe(() => console.log(open.get()));
 */
export function createStore<Value>(initial: Value): WritableStore<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      // A listener removed during this loop is not called; one added during it is.
      listeners.forEach((listener) => void listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
