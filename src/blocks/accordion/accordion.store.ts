import { createStore, type Store } from '../../store/store';

export interface AccordionEvent {
  readonly element: HTMLElement;
  /** The item's `li`. */
  readonly item: HTMLElement;
  /** From 0. */
  readonly index: number;
}

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** An item of an accordion opens. */
    'accordion:opened': (event: AccordionEvent) => void;
    /** An item of an accordion closes. */
    'accordion:closed': (event: AccordionEvent) => void;
  }
}

export interface AccordionState {
  readonly open: ReadonlySet<number>;
  /** Items that are opening or closing; clicks are ignored until they are done. */
  readonly animating: ReadonlySet<number>;
}

export interface AccordionStore extends Store<AccordionState> {
  /** Responds to a click on a header; does nothing during an animation. */
  toggle(index: number): void;
  /** Opens one item, and closes the others if only one may be open. Ignores an index out of range. */
  open(index: number): void;
  closeAll(): void;
  /** Ends the animation of an item. */
  settle(index: number): void;
}

/** `isAnimated` is asked at each change. */
export function createAccordionStore(options: {
  readonly count: number;
  readonly initiallyOpen: readonly number[];
  readonly allowsMultipleOpen: boolean;
  readonly isAnimated: () => boolean;
}): AccordionStore {
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
      if (!animating.has(index)) return;
      store.set({ open, animating: new Set([...animating].filter((other) => other !== index)) });
    },
  };
}
