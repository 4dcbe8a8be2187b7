import { type ErrorReport, recordJavascriptErrors, sendTraces, type Trace } from '../../api/error-calls';
import { pageApi } from '../../api/page-api';
import type { Fault } from '../../core/entry/faults';
import { isOwnStack } from '../../core/own-files';
import { defineFeature } from '../../core/unit';
import { createReportQueue } from './report-queue';
import { describeError, type ThrownError, wantsAllErrors } from './reported-errors';

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
      else if (wantsAllErrors() || isOwnStack(cause.stack ?? '')) noteError(describeError(cause), unit);
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
