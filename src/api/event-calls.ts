import { createMessages } from '../text/messages';
import type { Api, ApiFields } from './api.types';
import { callAddress } from './call-address';
import messages from './calls.messages.json';

const t = createMessages(messages);

/** Longer stacks are cut. */
const STACK_MAX = 5000;

export interface JavascriptError {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly data: Readonly<Record<string, unknown>> & { readonly stack?: string };
}

/** Reports errors of scripts. */
export function recordJavascriptErrors(api: Api, errors: readonly JavascriptError[]) {
  const json = errors.map(({ data, ...rest }) => ({
    ...rest,
    data: data.stack === undefined ? data : { ...data, stack: data.stack.slice(0, STACK_MAX) },
  }));
  return api.call({
    method: 'POST',
    path: '/api/events/RecordJavascriptErrors',
    handlesFailure: true,
    json,
    crumb: 'header',
    read: () => true,
  });
}

export interface Trace {
  readonly pageUrl: string;
  readonly type: string;
  readonly data: unknown;
}

export function sendTraces(api: Api, traces: readonly Trace[]) {
  return api.call({
    method: 'POST',
    path: '/api/events/Trace',
    handlesFailure: true,
    form: { data: JSON.stringify(traces) },
    read: () => true,
  });
}

export interface TrackingEvent {
  readonly eventName: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly extra?: ApiFields;
}

/** Records what a visitor has done. */
export function recordEvent(api: Api, { eventName, payload, extra }: TrackingEvent) {
  return api.call({
    method: 'POST',
    path: '/api/events/RecordEvent',
    handlesFailure: true,
    form: { ...extra, event: eventName, data: JSON.stringify({ eventName, payload }) },
    crumb: 'field',
    read: () => true,
  });
}

/** An event of the newer kind; `api` is the client of the provider's events host. */
export function sendEvent(
  api: Api,
  event: {
    readonly analyticsId: string;
    readonly commonData: unknown;
    readonly customData: unknown;
    readonly customSchemaName: string;
  },
) {
  return api.call({
    method: 'POST',
    path: '/api/v1/events',
    handlesFailure: true,
    json: event,
    crumb: 'none',
    describe: ({ status }) => t('event', { status }),
    read: () => true,
  });
}

/** Reports where a visitor has landed: a picture's address, so that nothing waits for the answer. */
export function trackLanding(payload: Readonly<Record<string, string>>): HTMLImageElement {
  const picture = new Image(1, 1);
  picture.src = callAddress(`/api/track/Track?${new URLSearchParams(payload)}`);
  return picture;
}
