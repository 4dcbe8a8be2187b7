import { countingConsent } from '../../consent/counting-consent';
import type { Scope } from '../../core/scope';

/** A page that fails again and again says no more with the next report. */
const SENDS_MAX = 20;
const QUEUED_MAX = 10;

interface ReportQueueOptions<Report> {
  readonly delayMs: number;
  /** Each report restarts the delay. */
  readonly isDebounced: boolean;
  readonly send: (reports: readonly Report[], isLeaving: boolean) => unknown;
}

/**
 * Collects reports and sends them together: after a delay, or when the page is hidden. A report with the same `data` as one that waits is
 * left out. Reports that wait for the visitor's consent are dropped on a no and sent once on a yes.
 */
export function createReportQueue<Report extends { readonly data: unknown }>(
  scope: Scope,
  { delayMs, isDebounced, send }: ReportQueueOptions<Report>,
): (report: Report) => void {
  let queued: Report[] = [];
  /** The data of waiting reports, as JSON. */
  const contents = new Set<string>();
  let sends = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const consent = countingConsent(scope.context, scope.consent.get());
    if (!queued.length || consent === 'waiting') return;
    const reports = queued;
    queued = [];
    contents.clear();
    if (consent === 'refused') return;
    sends += 1;
    send(reports, document.hidden);
  };
  const flushGuarded = scope.guard(flush);
  scope.defer(flush);
  scope.on('consent:changed', flush);
  scope.listen(document, 'visibilitychange', () => document.hidden && flush());

  return (report) => {
    if (sends >= SENDS_MAX || queued.length >= QUEUED_MAX) return;
    const content = JSON.stringify(report.data);
    if (contents.has(content)) return;
    contents.add(content);
    queued.push(report);
    if (timer !== undefined && !isDebounced) return;
    clearTimeout(timer);
    timer = setTimeout(flushGuarded, delayMs);
  };
}
