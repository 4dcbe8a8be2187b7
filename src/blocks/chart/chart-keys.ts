import type { ChartPoint } from './chart.types';

/** Series and samples that a key leads along: right in the direction of the text, and down the legend. */
const STEPS: Readonly<Record<string, readonly [series: number, sample: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/**
 * The point that a key leads to from another one: arrows to the next that is drawn in their direction, Home and End to the first and last of
 * the series. Undefined where there is none.
 */
export function nextPoint(
  points: readonly ChartPoint[],
  from: ChartPoint,
  { key, isRtl }: { readonly key: string; readonly isRtl: boolean },
): ChartPoint | undefined {
  const ofSeries = points.filter(({ series }) => series === from.series).sort((a, b) => a.sample - b.sample);
  if (key === 'Home') return ofSeries[0];
  if (key === 'End') return ofSeries.at(-1);
  const [down = 0, right = 0] = STEPS[key] ?? [];
  if (right) {
    const step = isRtl ? -right : right;
    return ofSeries[ofSeries.findIndex(({ sample }) => sample === from.sample) + step];
  }
  return points
    .filter(({ series, sample }) => sample === from.sample && (series - from.series) * down > 0)
    .sort((a, b) => (a.series - b.series) * down)[0];
}
