import type { Api, ApiFailure } from './api.types';

/** For the log: visitors do not see it. */
function describe({ kind }: ApiFailure): string {
  if (kind === 'timeout') return 'Metric settings request timeout';
  return kind === 'unreadable' ? 'Unable to resolve pageLoadId' : 'XHR request DONE with unexpected status';
}

/**
 * The id that the records of this page load are sent with.
 * @sent GET /api/1/performance/settings | performance | the page has been loaded | nothing
 */
export const getPageLoadId = (api: Api) =>
  api.call({
    method: 'GET',
    path: '/api/1/performance/settings',
    crumb: 'none',
    timeoutMs: 30_000,
    read: ({ pageLoadId }) => (typeof pageLoadId === 'string' && pageLoadId ? pageLoadId : undefined),
    describe,
  });

/**
 * Sends a batch of encoded records: as a beacon, which outlives the page, or as a request where the browser refuses that.
 * @sent POST /api/1/performance/records | performance | 30 s and 60 s after the page has been loaded, or when it is hidden | id of the page load, when blocks worked, Web Vitals
 */
export function sendSpeedRecords(api: Api, batch: string): unknown {
  const path = '/api/1/performance/records';
  if (api.beacon(path, batch)) return undefined;
  return api.call({
    method: 'POST',
    path,
    body: batch,
    crumb: 'none',
    read: () => true,
  });
}
