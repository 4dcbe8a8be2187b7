import { createStore } from '../store/store';
import type { LightboxItem, LightboxState, LightboxStore } from './lightbox.types';

interface LightboxStart {
  readonly items: readonly LightboxItem[];
  readonly index?: number;
  readonly loop?: boolean;
}

const wrapIndex = (position: number, count: number): number => ((position % count) + count) % count;
const clampIndex = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);
const toWhole = (index: number) => Math.trunc(index) || 0;

/** The state that views, keys, theme scripts and tests share. It opens once. */
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
    const steps = loop && Math.abs(by) === 1 ? by : settled - state.index;
    set({ ...state, index: settled, position: state.position + steps });
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
