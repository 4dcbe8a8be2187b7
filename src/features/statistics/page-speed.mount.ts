import { quietApi } from '../../api/quiet-api';
import { getPageLoadId, sendSpeedRecords } from '../../api/speed-calls';
import { mayCount } from '../../consent/counting-consent';
import type { DataFault } from '../../core/data-fault';
import type { FeatureScope } from '../../core/entry/site-services';
import { defineFeature } from '../../core/unit';
import { logUnsent } from './log-unsent';
import { measureSpeed, type SpeedMetrics } from './speed-metrics';

/** After the page's load event. */
const TIMINGS_MS = 30_000;
const METRICS_MS = 60_000;

/** Field → the short name that it is sent under. */
const ENCODING = {
  pageLoadId: 'id',
  type: 't',
  name: 'n',
  value: 'v',
};

/**
 * One line for each record, form-encoded, with the short names of `map`. Fields that the map does not name are left out.
 * @example encodeRecords([{ name: 'LCP', value: 812 }], { name: 'n', value: 'v' }) // 'n=LCP&v=812'
 */
export function encodeRecords(
  records: readonly Readonly<Record<string, string | number>>[],
  map: Readonly<Record<string, string>>,
): string | DataFault {
  const fields = Object.entries(map);
  const names = new Set(fields.map(([, name]) => name));
  // Two fields under one name could not be told apart.
  if (!names.size || names.size < fields.length || names.has('')) return { fault: 'Invalid encoding map' };
  const lines = records.map((record) => {
    const known = fields.flatMap(([field, name]) => (field in record ? [[name, `${record[field]}`]] : []));
    return `${new URLSearchParams(known)}`;
  });
  return lines.filter(Boolean).join('\n') || { fault: 'Data is empty' };
}

/** The time of the first mount of each kind of block, by `inspect()`. */
function readTimings({ inlay }: FeatureScope): SpeedMetrics {
  const timings: Record<string, number> = {};
  for (const { block, mountedAt } of inlay.inspect()) {
    const ms = Math.round(mountedAt ?? 0);
    if (ms) timings[block] = Math.min(ms, timings[block] ?? ms);
  }
  return timings;
}

/** Sends each group of figures once: after its time, or when the page is hidden, and not before the page load has its id. */
function sendFigures(scope: FeatureScope): void {
  const api = quietApi();
  const asked = getPageLoadId(api).then((answer) => {
    if (!answer.ok) return logUnsent(scope, answer.failure.message);
    // Not before: where no server wants the measures, nothing is measured.
    return { pageLoadId: answer.data, readMetrics: measureSpeed(scope) };
  });
  const unsent = new Set(['user-timing', 'page-speed']);
  const flush = scope.guard(async (...types: string[]) => {
    const wanted = await asked;
    if (!wanted || !mayCount(scope)) return;
    const { pageLoadId, readMetrics } = wanted;
    const records = types.flatMap((type) => {
      if (!unsent.delete(type)) return [];
      const figures = type === 'page-speed' ? readMetrics() : readTimings(scope);
      return Object.entries(figures).map(([name, value]) => ({ pageLoadId, type, name, value }));
    });
    if (!records.length) return;
    const batch = encodeRecords(records, ENCODING);
    if (typeof batch === 'string') sendSpeedRecords(api, batch);
    else scope.warn('handler', batch.fault);
  });
  const flushLater = (delayMs: number, type: string) => {
    const timer = setTimeout(flush, delayMs, type);
    scope.defer(() => clearTimeout(timer));
  };
  const startTimers = () => {
    flushLater(TIMINGS_MS, 'user-timing');
    flushLater(METRICS_MS, 'page-speed');
  };
  // The times run from the load event, however long the answer takes.
  if (document.readyState === 'complete') startTimers();
  else scope.listen(window, 'load', startTimers);
  scope.listen(document, 'visibilitychange', () => document.hidden && flush('user-timing', 'page-speed'));
}

export const unit = defineFeature({
  mount(_, scope) {
    let hasStarted = false;
    const start = () => {
      if (hasStarted || !mayCount(scope)) return;
      hasStarted = true;
      sendFigures(scope);
    };
    start();
    // A visitor who has refused may agree later.
    scope.on('consent:changed', start);
  },
});
