import { countingConsent } from '../../consent/counting-consent';
import type { Scope } from '../../core/scope';

/** A page that fails again and again says no more with the next report. */
const SENDS_MAX = 20;
const QUEUED_MAX = 10;

interface ReportQueueOptions<Report> {
  readonly delayMs: number;
  /** Each report begins the delay anew. */
  readonly isDebounced: boolean;
  /** The content of a report: while one waits, another with the same content is left out. */
  readonly contentOf: (report: Report) => unknown;
  readonly send: (reports: readonly Report[], isLeaving: boolean) => unknown;
}

/**
 * Collects reports and sends them together: after a delay, or when the page is hidden. What waits for the visitor's consent is
 * dropped on a no and sent once on a yes.
 */
export function createReportQueue<Report>(
  scope: Scope,
  { delayMs, isDebounced, contentOf, send }: ReportQueueOptions<Report>,
): (report: Report) => void {
  let queued: Report[] = [];
  /** Of those that wait, as JSON. */
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
    const content = JSON.stringify(contentOf(report));
    if (contents.has(content)) return;
    contents.add(content);
    queued.push(report);
    if (timer !== undefined && !isDebounced) return;
    clearTimeout(timer);
    timer = setTimeout(flushGuarded, delayMs);
  };
}
