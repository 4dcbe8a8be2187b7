import type { Api, ApiFields } from './api.types';

/** Counting is not worth a longer wait. */
const TIMEOUT_MS = 2500;

export type CensusEvent = 'button-click' | 'button-render' | 'form-render' | 'overlay';

/** The platform's numbers for actions on an overlay and for its triggers. */
export const OVERLAY_ACTIONS = { display: 1, close: 2, dismiss: 3 } as const;
export const OVERLAY_TRIGGERS = { time: 1, scroll: 2 } as const;

/** Page fields of a census call, and the visitor's record where consent allows it. */
export type CensusFields = ApiFields & { readonly visitorCookie: string | undefined };

/**
 * Counts something; failures are ignored. A click may open another page, so it is sent as a beacon; everything else is sent
 * within 2.5 s, or as a beacon when the server is not reached.
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
  // Only if it may not have arrived: counting twice is worse than not counting.
  if (answer.ok || !['unreachable', 'aborted'].includes(answer.failure.kind)) return;
  api.beacon(path, fields);
}

/** Counts that a visitor has looked at a product in a quick view; failures are ignored. */
export const recordQuickView = (api: Api, productId: string, fields: CensusFields): Promise<unknown> =>
  api.call({
    method: 'POST',
    path: `/api/census/RecordQuickView/${encodeURIComponent(productId)}`,
    handlesFailure: true,
    form: fields,
    crumb: 'none',
    timeoutMs: TIMEOUT_MS,
    read: () => true,
  });
