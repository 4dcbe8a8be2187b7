// @chunk single

import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createStore, type Store } from '../../store/store';

/** A measure of the page load by its short name, as https://web.dev/articles/vitals defines it. Milliseconds, but for CLS. */
export type SpeedMetrics = Readonly<Record<string, number>>;

let metrics: Store<SpeedMetrics> | undefined;

/** The measures of this page load so far. They are started once: the library has no way to end them. */
export function measureSpeed(): Store<SpeedMetrics> {
  if (metrics) return metrics;
  const store = createStore<SpeedMetrics>({});
  metrics = store;
  const keep = ({ name, value }: MetricType) =>
    // Layout shift is a small fraction, the others are milliseconds.
    store.set({ ...store.get(), [name]: Number(value.toFixed(name === 'CLS' ? 4 : 0)) });
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(keep, { reportAllChanges: true });
  return metrics;
}
