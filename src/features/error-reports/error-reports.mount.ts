import { type ErrorReport, recordJavascriptErrors, sendTraces, type Trace } from '../../api/error-calls';
import { pageApi } from '../../api/page-api';
import { countingConsent } from '../../consent/counting-consent';
import type { Fault } from '../../core/entry/faults';
import { isInlayStack } from '../../core/inlay-files';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { describeError, type ThrownError, wantsAllErrors } from './reported-errors';

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

const ERRORS_DELAY_MS = 1000;
const LOG_DELAY_MS = 30_000;
/** Names the sender among the platform's scripts. */
const APP = 'inlay';

/** Without query and fragment, which may hold what a visitor has typed. */
const pageUrl = () => location.origin + location.pathname;

export const unit = defineFeature({
  mount({ website, templateId }, scope) {
    // Without the scope's signal: what waits is sent when the site is destroyed.
    const api = pageApi(scope);
    const reportError = createReportQueue<ErrorReport>(scope, {
      delayMs: ERRORS_DELAY_MS,
      isDebounced: true,
      send: (reports, isLeaving) => recordJavascriptErrors(api, reports, isLeaving),
    });
    const trace = createReportQueue<Trace>(scope, {
      delayMs: LOG_DELAY_MS,
      isDebounced: false,
      send: (traces, isLeaving) => sendTraces(api, traces, isLeaving),
    });

    const noteError = (error: ThrownError, unit?: string) =>
      reportError({
        eventName: 'javascript-error',
        timestamp: Date.now(),
        data: {
          ...error,
          unit,
          app: APP,
          pageUrl: pageUrl(),
          userAgent: navigator.userAgent,
          websiteId: website.id,
          templateId,
        },
      });
    /** A thrown value is an error; a reader's message about the page's data is a line of the log. */
    const noteFault = ({ cause, phase, block, message }: Fault) => {
      const unit = `${block} (${phase})`;
      if (!(cause instanceof Error)) trace({ pageUrl: pageUrl(), type: 'fault', data: { unit, message } });
      else if (wantsAllErrors() || isInlayStack(cause.stack ?? '')) noteError(describeError(cause), unit);
    };

    const known = new Set<Fault>();
    const noteOnce = (fault: Fault) => {
      if (known.has(fault)) return;
      known.add(fault);
      noteFault(fault);
    };
    scope.on('fault', noteOnce);
    scope.on('page:error', (error) => noteError(error));
    for (const { fault } of scope.inlay.inspect()) if (fault) noteOnce(fault);
  },
});
