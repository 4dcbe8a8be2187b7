import { createMessages } from '../text/messages';
import type { Api, ApiFailure } from './api.types';
import messages from './calls.messages.json';

const t = createMessages(messages);

function describe({ kind }: ApiFailure): string {
  if (kind === 'timeout') return t('settingsTimeout');
  return t(kind === 'unreadable' ? 'pageLoadId' : 'settingsStatus');
}

/** The id that the records of this page load are sent with. */
export function getPageLoadId(api: Api) {
  return api.call({
    method: 'GET',
    path: '/api/1/performance/settings',
    handlesFailure: true,
    crumb: 'none',
    read: ({ pageLoadId }) => (typeof pageLoadId === 'string' && pageLoadId ? pageLoadId : undefined),
    describe,
  });
}

/** Sends a batch of encoded records: by the browser itself where it takes them, so that a page may leave meanwhile. */
export async function sendPerformanceRecords(api: Api, batch: string): Promise<boolean> {
  const path = '/api/1/performance/records';
  if (api.beacon(path, batch)) return true;
  const answer = await api.call({
    method: 'POST',
    path,
    handlesFailure: true,
    text: batch,
    crumb: 'none',
    read: () => true,
  });
  return answer.ok;
}
