import { createStore, type Store } from '../../store/store';

export interface AccordionState {
  readonly open: ReadonlySet<number>;
  /** Items on their way to open or closed; clicks are ignored until there are none. */
  readonly animating: ReadonlySet<number>;
}

export interface AccordionStore extends Store<AccordionState> {
  /** What a click on a header does: nothing while anything moves. */
  toggle(index: number): void;
  /** Opens one item; closes the others first where only one may be open. Out of range: nothing. */
  open(index: number): void;
  closeAll(): void;
  /** Says that an item has arrived. */
  settle(index: number): void;
}

export interface AccordionOptions {
  readonly count: number;
  readonly initiallyOpen: readonly number[];
  readonly allowsMultipleOpen: boolean;
  /** Whether changes take time; asked at each change. */
  readonly isAnimated: () => boolean;
}

export function createAccordionStore(options: AccordionOptions): AccordionStore {
  const { count, initiallyOpen, allowsMultipleOpen, isAnimated } = options;
  const store = createStore<AccordionState>({ open: new Set(initiallyOpen), animating: new Set() });

  const change = (open: ReadonlySet<number>) => {
    const before = store.get();
    const moved = [...Array(count).keys()].filter((index) => open.has(index) !== before.open.has(index));
    if (moved.length === 0) return;
    store.set({ open, animating: isAnimated() ? new Set([...before.animating, ...moved]) : new Set() });
  };
  const openItem = (index: number) => {
    if (!Number.isInteger(index) || index < 0 || index >= count) return;
    change(allowsMultipleOpen ? new Set([...store.get().open, index]) : new Set([index]));
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    open: openItem,
    closeAll: () => change(new Set()),
    toggle(index) {
      const { open, animating } = store.get();
      if (animating.size > 0) return;
      if (open.has(index)) change(new Set([...open].filter((other) => other !== index)));
      else openItem(index);
    },
    settle(index) {
      const { open, animating } = store.get();
      if (animating.has(index)) {
        store.set({ open, animating: new Set([...animating].filter((other) => other !== index)) });
      }
    },
  };
}
