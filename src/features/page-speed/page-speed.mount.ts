import type { Api } from '../../api/api.types';
import { quietApi } from '../../api/quiet-api';
import { getPageLoadId, sendSpeedRecords } from '../../api/speed-calls';
import { countingConsent } from '../../consent/counting-consent';
import type { FeatureScope } from '../../core/entry/site-services';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { noteUnsent } from '../../measuring/note-unsent';
import { type EncodingMap, encodeRecords, type SpeedRecord } from './encode-records';
import { measureSpeed, type SpeedMetrics } from './speed-metrics';

/** After the page's load event. */
const TIMINGS_MS = 30_000;
const METRICS_MS = 60_000;

const ENCODING: EncodingMap = {
  pageLoadId: 'id',
  type: 't',
  name: 'n',
  value: 'v',
};

const isAllowed = ({ context, consent }: Scope) => countingConsent(context, consent.get()) === 'allowed';

/** A server wants the figures of this page load. */
interface Wanted {
  readonly pageLoadId: string;
  /** Kept up to date. */
  readonly metrics: SpeedMetrics;
}

/** Sends each group of figures once: after its time, or when the page is hidden, and not before the page load has its id. */
function sendFigures(scope: FeatureScope, api: Api, whenAsked: Promise<Wanted | undefined>): void {
  const recordsOf = (type: string, values: Readonly<Record<string, number>>) =>
    Object.entries(values).map(([name, value]) => ({ type, name, value }));
  /** The figures of `inspect()`: when the first block of each kind was mounted. */
  const takeTimings = () => {
    const timings: Record<string, number> = {};
    for (const { block, mountedAt } of scope.inlay.inspect()) {
      if (!mountedAt) continue;
      const ms = Math.round(mountedAt);
      timings[block] = Math.min(ms, timings[block] ?? ms);
    }
    return recordsOf('user-timing', timings);
  };
  const takeMetrics = ({ metrics }: Wanted) => recordsOf('page-speed', metrics);
  const unsent = new Set<typeof takeMetrics>([takeTimings, takeMetrics]);
  const flush = scope.guard(async (...groups: Array<typeof takeMetrics>) => {
    const wanted = await whenAsked;
    if (!wanted || !isAllowed(scope)) return;
    const { pageLoadId } = wanted;
    const figures = groups.flatMap((take) => (unsent.delete(take) ? take(wanted) : []));
    if (!figures.length) return;
    const records: SpeedRecord[] = figures.map((figure) => ({ pageLoadId, ...figure }));
    const batch = encodeRecords(records, ENCODING);
    if (typeof batch === 'string') sendSpeedRecords(api, batch);
    else scope.warn('handler', batch.fault);
  });
  const flushLater = (delayMs: number, group: typeof takeMetrics) => {
    const timer = setTimeout(flush, delayMs, group);
    scope.defer(() => clearTimeout(timer));
  };
  const startTimers = () => {
    flushLater(TIMINGS_MS, takeTimings);
    flushLater(METRICS_MS, takeMetrics);
  };
  if (document.readyState === 'complete') startTimers();
  else scope.listen(window, 'load', startTimers);
  scope.listen(document, 'visibilitychange', () => document.hidden && flush(takeTimings, takeMetrics));
}

export const unit = defineFeature({
  mount(_, scope) {
    let hasStarted = false;
    const api = quietApi();
    const ask = async () => {
      const answer = await getPageLoadId(api);
      if (answer.ok) {
        // Not before: where no server wants the measures, nothing is measured. Browsers keep what has happened until then.
        return { pageLoadId: answer.data, metrics: measureSpeed() };
      }
      noteUnsent(scope, answer.failure.message);
      return undefined;
    };
    const start = () => {
      if (hasStarted || !isAllowed(scope)) return;
      hasStarted = true;
      // The times run from the load event, however long the answer takes.
      sendFigures(scope, api, ask());
    };
    start();
    // A visitor who has refused may agree later.
    scope.on('consent:changed', start);
  },
});
