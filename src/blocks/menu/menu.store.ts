import { createStore, type Store } from '../../store/store';

/** The index of the menu that is shown. */
export interface MenuStore extends Store<number> {
  /** Shows a menu. Ignores an index out of range. */
  select(index: number): void;
}

export function createMenuStore(count: number, selected: number): MenuStore {
  const { get, set, subscribe } = createStore(selected);
  return {
    get,
    subscribe,
    select(index) {
      if (Number.isInteger(index) && index >= 0 && index < count) set(index);
    },
  };
}
