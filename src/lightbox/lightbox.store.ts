import { createStore, type Store } from '../store/store';
import type { LightboxItem } from './lightbox.types';

export interface LightboxState {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  /**
   * The index, had it never gone round: on from the last item is one more, back from the first is one less. It tells
   * the two neighbours of an item apart where a set has but two.
   */
  readonly position: number;
  readonly open: boolean;
}

export interface LightboxStore extends Store<LightboxState> {
  next(): void;
  previous(): void;
  /** Beyond either end it goes round, or stays at the end when there is no loop. */
  goTo(index: number): void;
  close(): void;
}

export interface LightboxStart {
  readonly items: readonly LightboxItem[];
  readonly index?: number;
  readonly loop?: boolean;
}

/** The index that a position stands for. */
export const wrapIndex = (position: number, count: number): number => ((position % count) + count) % count;

const clampIndex = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);

const toWhole = (index: number) => Math.trunc(index) || 0;

/** What is shown, apart from how: views, keys, theme scripts and tests share it. It opens once. */
export function createLightboxStore({ items, index = 0, loop = true }: LightboxStart): LightboxStore {
  const count = items.length;
  if (!count) throw new RangeError('No images');
  const start = clampIndex(toWhole(index), count);
  const { get, set, subscribe } = createStore<LightboxState>({
    items,
    index: start,
    position: start,
    open: true,
  });
  const step = (by: number) => {
    const state = get();
    const wanted = state.index + by;
    const settled = loop ? wrapIndex(wanted, count) : clampIndex(wanted, count);
    if (!state.open || settled === state.index) return;
    const way = loop && Math.abs(by) === 1 ? by : settled - state.index;
    set({ ...state, index: settled, position: state.position + way });
  };
  return {
    get,
    subscribe,
    goTo: (wanted) => step(toWhole(wanted) - get().index),
    next: () => step(1),
    previous: () => step(-1),
    close() {
      if (get().open) set({ ...get(), open: false });
    },
  };
}
