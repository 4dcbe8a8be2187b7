import { createStore, type Store } from '../core/store';
import type { LightboxItem } from './lightbox.types';

export interface LightboxState {
  readonly items: readonly LightboxItem[];
  readonly index: number;
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

function settleIndex(index: number, count: number, isLoop: boolean): number {
  const whole = Math.trunc(index) || 0;
  if (isLoop) return ((whole % count) + count) % count;
  return Math.min(Math.max(whole, 0), count - 1);
}

/** What is shown, apart from how: views, keys, theme scripts and tests share it. It opens once. */
export function createLightboxStore({ items, index = 0, loop = true }: LightboxStart): LightboxStore {
  if (!items.length) throw new RangeError('No images');
  const { get, set, subscribe } = createStore<LightboxState>({
    items,
    index: settleIndex(index, items.length, false),
    open: true,
  });
  const goTo = (wanted: number) => {
    const state = get();
    const settled = settleIndex(wanted, items.length, loop);
    if (state.open && settled !== state.index) set({ ...state, index: settled });
  };
  return {
    get,
    subscribe,
    goTo,
    next: () => goTo(get().index + 1),
    previous: () => goTo(get().index - 1),
    close() {
      if (get().open) set({ ...get(), open: false });
    },
  };
}
