import type { Scope } from '../../core/scope';

/** Measures of the page load by their short names, as https://web.dev/articles/vitals defines them. Milliseconds, except CLS. */
export type SpeedMetrics = Readonly<Record<string, number>>;

/** The fields of performance entries that are read here; each type has some of them. */
export interface SpeedEntry extends Pick<PerformanceEntry, 'name' | 'entryType' | 'startTime' | 'duration'> {
  /** The score of a layout shift. */
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  /** The interaction that an event belongs to; 0 for an event outside of one. */
  readonly interactionId?: number;
}

/** The largest sum of layout shifts in a session: at most five seconds, without a pause of one. */
export function layoutShiftOf(shifts: readonly SpeedEntry[]): number {
  let [first, last, sum, largest] = [0, 0, 0, 0];
  for (const { startTime, value = 0, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (!sum || startTime - last >= 1000 || startTime - first >= 5000) [first, sum] = [startTime, 0];
    sum += value;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** The duration of the slowest interaction, without one in fifty of all `count`. Undefined where there was none. */
export function slowInteractionOf(events: readonly SpeedEntry[], count = 0): number | undefined {
  const longest = new Map<number, number>();
  for (const { interactionId: id, duration } of events)
    if (id) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
  const sorted = [...longest.values()].sort((a, b) => b - a);
  return sorted[Math.min(Math.floor(count / 50), sorted.length - 1)];
}

/** The time at which the page was first hidden. Only Chrome keeps it, and has pages that are hidden until they are activated. */
function firstHidden(activationStart: number): number | undefined {
  const states = performance.getEntriesByType('visibility-state');
  const hidden = states.find(({ name, startTime }) => name === 'hidden' && startTime >= activationStart);
  return states.length ? (hidden?.startTime ?? Number.POSITIVE_INFINITY) : undefined;
}

/**
 * Starts measuring this page load; browsers have kept what happened before. Returns a function that reads the measures, and ends it: so
 * pages that return from the back/forward cache, which are loads of their own, are not measured.
 */
export function measureSpeed({ defer, listen }: Pick<Scope, 'defer' | 'listen'>): () => SpeedMetrics {
  const entries: SpeedEntry[] = [];
  const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
  const types = PerformanceObserver.supportedEntryTypes;
  const hasInteractions = 'interactionId' in (window.PerformanceEventTiming?.prototype ?? {});
  for (const type of [
    'paint',
    'largest-contentful-paint',
    'layout-shift',
    ...(hasInteractions ? ['event', 'first-input'] : []),
  ]) {
    const options = { type, buffered: true, durationThreshold: 40 };
    // Firefox warns about unknown types.
    if (types.includes(type)) observer.observe(options);
  }
  defer(() => observer.disconnect());

  let hiddenAt = document.hidden ? 0 : Number.POSITIVE_INFINITY;
  listen(document, 'visibilitychange', ({ timeStamp }) => {
    if (document.hidden) hiddenAt = Math.min(hiddenAt, timeStamp);
  });

  return () => {
    entries.push(...observer.takeRecords());
    observer.disconnect();
    const [navigation] = performance.getEntriesByType('navigation') as readonly PerformanceEntry[];
    const { responseStart, activationStart = 0 } = (navigation ?? {}) as {
      readonly responseStart?: number;
      readonly activationStart?: number;
    };
    const end = firstHidden(activationStart) ?? hiddenAt;
    const seen = entries.filter(({ startTime }) => startTime < end);
    const ofType = (...wanted: string[]) => entries.filter(({ entryType }) => wanted.includes(entryType));
    const fcp = seen.find(({ name }) => name === 'first-contentful-paint');
    const lcp = seen.filter(({ entryType }) => entryType === 'largest-contentful-paint').at(-1);
    const metrics: Record<string, number> = {};
    const note = (name: string, time: number | undefined) => {
      if (time) metrics[name] = Math.round(Math.max(0, time - activationStart));
    };
    note('TTFB', responseStart);
    note('FCP', fcp?.startTime);
    note('LCP', lcp?.startTime);
    if (fcp && types.includes('layout-shift'))
      metrics.CLS = Number(layoutShiftOf(ofType('layout-shift')).toFixed(4));
    const inp = slowInteractionOf(ofType('event', 'first-input'), performance.interactionCount);
    if (inp !== undefined) metrics.INP = Math.round(inp);
    return metrics;
  };
}
