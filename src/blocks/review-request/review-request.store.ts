import type { Api, ApiFailure } from '../../api/api.types';
import { isUnclear } from '../../api/read-answer';
import {
  getReviewRequest,
  isRequestOver,
  isReviewed,
  type NewReview,
  sendReview,
} from '../../api/review-calls';
import { createStore } from '../../store/store';

export type RequestState =
  | { readonly status: 'loading' }
  | { readonly status: 'over'; readonly message: string }
  | { readonly status: 'failed'; readonly failure: ApiFailure }
  | { readonly status: 'open'; readonly product: string; readonly isSending: boolean; readonly error: string }
  | { readonly status: 'sent' };

export type RequestStore = ReturnType<typeof createRequestStore>;

export function createRequestStore(token: string, api: Api) {
  const { get, set, subscribe } = createStore<RequestState>({ status: 'loading' });
  /** A review that the server may have although its answer was lost: it accepts one for each request. */
  let unclear = '';
  return {
    get,
    subscribe,
    async load() {
      set({ status: 'loading' });
      const answer = await getReviewRequest(api, token);
      if (answer.ok) set({ status: 'open', product: answer.data.title, isSending: false, error: '' });
      else if (isRequestOver(answer.failure)) set({ status: 'over', message: answer.failure.message });
      else set({ status: 'failed', failure: answer.failure });
    },
    async send(review: Omit<NewReview, 'token'>) {
      const before = get();
      if (before.status !== 'open' || before.isSending) return;
      set({ ...before, isSending: true, error: '' });
      const content = JSON.stringify(review);
      const answer = await sendReview(api, { token, ...review });
      const wasTaken = !answer.ok && unclear === content && isReviewed(answer.failure);
      if (!answer.ok && isUnclear(answer.failure)) unclear = content;
      if (answer.ok || wasTaken) set({ status: 'sent' });
      else if (isRequestOver(answer.failure)) set({ status: 'over', message: answer.failure.message });
      else set({ ...before, error: answer.failure.message });
    },
  };
}
