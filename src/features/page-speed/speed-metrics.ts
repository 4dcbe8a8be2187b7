import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Measures of the page load by their short names, as https://web.dev/articles/vitals defines them. Milliseconds, but for CLS. */
export type SpeedMetrics = Readonly<Record<string, number>>;

let metrics: Record<string, number> | undefined;

/** The measures of this page load, kept up to date. They are started once: the library has no way to end them. */
export function measureSpeed(): SpeedMetrics {
  if (metrics) return metrics;
  const current: Record<string, number> = {};
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP])
    measure(
      ({ name, value }) => {
        // Layout shift is a small fraction, the others are milliseconds.
        current[name] = Number(value.toFixed(name === 'CLS' ? 4 : 0));
      },
      { reportAllChanges: true },
    );
  metrics = current;
  return metrics;
}
