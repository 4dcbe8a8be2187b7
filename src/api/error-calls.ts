import type { Api } from './api.types';

/** Longer stacks are cut. */
const STACK_MAX = 5000;

/** An error of a script. */
export interface ErrorReport {
  readonly eventName: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly data: Readonly<Record<string, string | undefined>> & { readonly stack: string };
}

/**
 * Reports errors of scripts. `keepalive` for a page that is being left: a beacon could not carry the crumb.
 * @sent POST /api/events/RecordJavascriptErrors | performance | 1 s after an error of Inlay's own code | message, stack and address of the page without queries, browser, site, template
 */
export const recordJavascriptErrors = (api: Api, reports: readonly ErrorReport[], keepalive: boolean) =>
  api.call({
    method: 'POST',
    path: '/api/events/RecordJavascriptErrors',
    crumb: 'header',
    keepalive,
    json: reports.map(({ data, ...rest }) => ({
      ...rest,
      data: { ...data, stack: data.stack.slice(0, STACK_MAX) },
    })),
    read: () => true,
  });

/** One line of a page's log. */
export interface Trace {
  readonly pageUrl: string;
  readonly type: string;
  readonly data: unknown;
}

/**
 * Sends a part of the page's log.
 * @sent POST /api/events/Trace | performance | 30 s after something in the page's data could not be read | what it was, address of the page without query
 */
export const sendTraces = (api: Api, traces: readonly Trace[], keepalive: boolean) =>
  api.call({
    method: 'POST',
    path: '/api/events/Trace',
    keepalive,
    form: { data: JSON.stringify(traces) },
    read: () => true,
  });
