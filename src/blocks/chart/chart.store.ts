import { createStore, type Store } from '../../store/store';
import type { ChartPoint, ChartSize } from './chart.types';

interface ChartState {
  readonly size: ChartSize;
  /** The point whose value is shown. */
  readonly shown: ChartPoint | undefined;
  /** The point that Tab leads to: the one that had focus last. */
  readonly tabStop: ChartPoint;
}

export interface ChartStore extends Store<ChartState> {
  resize(size: ChartSize): void;
  /** Shows the value of a point; of none without one. */
  show(point?: ChartPoint): void;
  /** Shows the value of a point, and has Tab lead to it. */
  focus(point: ChartPoint): void;
}

export const isSamePoint = (a: ChartPoint | undefined, b: ChartPoint | undefined) =>
  a?.series === b?.series && a?.sample === b?.sample;

export function createChartStore(size: ChartSize, tabStop: ChartPoint): ChartStore {
  const { get, set, subscribe } = createStore<ChartState>({ size, shown: undefined, tabStop });
  return {
    get,
    subscribe,
    resize(next) {
      const { size: last } = get();
      // A chart that is not displayed has no size: it keeps its drawing until it is shown again.
      if (!next.width || !next.height) return;
      if (next.width !== last.width || next.height !== last.height) set({ ...get(), size: next });
    },
    show(point) {
      if (!isSamePoint(point, get().shown)) set({ ...get(), shown: point });
    },
    focus(point) {
      set({ ...get(), shown: point, tabStop: point });
    },
  };
}
