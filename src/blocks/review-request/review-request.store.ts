import type { Api, ApiFailure } from '../../api/api.types';
import {
  getReviewRequest,
  isRequestOver,
  isReviewed,
  type NewReview,
  sendReview,
} from '../../api/review-calls';
import { sendOnce } from '../../api/send-once';
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
      const answer = await sendOnce(`review ${JSON.stringify([token, review])}`, {
        async send({ isRepeat }) {
          const sent = await sendReview(api, { token, ...review });
          // The token is the key: the server takes one review for each request.
          const wasTaken = isRepeat && !sent.ok && isReviewed(sent.failure);
          return wasTaken ? { ok: true, status: sent.failure.status, data: true } : sent;
        },
      });
      if (answer.ok) set({ status: 'sent' });
      else if (isRequestOver(answer.failure)) set({ status: 'over', message: answer.failure.message });
      else set({ ...before, error: answer.failure.message });
    },
  };
}
