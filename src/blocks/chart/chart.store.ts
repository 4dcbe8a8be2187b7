import type { Size } from '../../dom/geometry';
import { createStore } from '../../store/store';

/** A cell of the table that is drawn: both counted from 0. */
export type ChartPoint = Readonly<{ series: number; sample: number }>;

interface ChartState {
  readonly size: Size;
  readonly shown: ChartPoint | undefined;
  /** The point that had focus last. */
  readonly tabStop: ChartPoint;
}

export type ChartStore = ReturnType<typeof createChartStore>;

export const isSamePoint = (a: ChartPoint | undefined, b: ChartPoint | undefined) =>
  a?.series === b?.series && a?.sample === b?.sample;

export function createChartStore(size: Size, tabStop: ChartPoint) {
  const { get, set, subscribe } = createStore<ChartState>({ size, shown: undefined, tabStop });
  return {
    get,
    subscribe,
    resize(next: Size) {
      const { size: last } = get();
      // A chart that is not displayed has no size, and keeps its drawing.
      if (!next.width || !next.height) return;
      if (next.width !== last.width || next.height !== last.height) set({ ...get(), size: next });
    },
    show(point?: ChartPoint) {
      if (!isSamePoint(point, get().shown)) set({ ...get(), shown: point });
    },
    focus: (point: ChartPoint) => set({ ...get(), shown: point, tabStop: point }),
  };
}
