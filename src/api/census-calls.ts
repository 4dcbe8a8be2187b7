import type { Api, ApiFields } from './api.types';

/** Nobody waits longer for being counted. */
const TIMEOUT_MS = 2500;

export type CensusEvent = 'button-click' | 'button-render' | 'form-render' | 'overlay';

/** What has happened to an overlay, and what had brought it: the platform's numbers. */
export const OVERLAY_ACTIONS = { display: 1, close: 2, dismiss: 3 } as const;
export const OVERLAY_TRIGGERS = { time: 1, scroll: 2 } as const;

/** Page fields of a census call, and the visitor's record where the visitor may be recognised. */
export type CensusFields = ApiFields & { readonly visitorCookie: string | undefined };

/**
 * Counts something. What comes of it is nobody's business. A press may lead to another page, so it is the browser's to send;
 * all else is sent within 2.5 s, or handed to the browser when the server is not reached.
 * @example sendCensus(api, 'form-render', { visitorCookie, formId });
 */
export async function sendCensus(api: Api, event: CensusEvent, fields: CensusFields): Promise<void> {
  const path = `/api/census/${event}`;
  if (event === 'button-click' && api.beacon(path, fields)) return;
  const answer = await api.call({
    method: 'POST',
    path,
    handlesFailure: true,
    form: fields,
    crumb: 'none',
    timeoutMs: TIMEOUT_MS,
    read: () => true,
  });
  // Only what may not have arrived: counting twice is worse than not at all.
  if (answer.ok || !['unreachable', 'aborted'].includes(answer.failure.kind)) return;
  api.beacon(path, fields);
}
