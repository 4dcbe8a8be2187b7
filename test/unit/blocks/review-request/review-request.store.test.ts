import { expect, it } from 'vitest';
import type { Api, ApiCall } from '../../../../src/api/api.types';
import { createRequestStore } from '../../../../src/blocks/review-request/review-request.store';

const REVIEW = { rating: 5, title: 'Good', body: 'It waters.', authorName: 'Ada' };

/** A server with these statuses for reviews that are sent; 0: no answer. */
function storeWith(...statuses: number[]) {
  const call = async <Data>({ method, read, describe }: ApiCall<Data>) => {
    const status = method === 'GET' ? 200 : (statuses.shift() ?? 200);
    if (status === 200)
      return { ok: true, status, data: read({ product: { title: 'Can' } }) as Data } as const;
    const kind = status ? 'refused' : 'unreachable';
    const failure = { kind, status, message: 'no', data: {}, retryAfterMs: 0 } as const;
    return { ok: false, failure: { ...failure, message: describe?.(failure) ?? '' } } as const;
  };
  const api: Api = { beacon: () => true, call };
  return createRequestStore('token', api);
}

it('takes a review as sent that the server has since an attempt whose answer was lost', async () => {
  const store = storeWith(0, 409);
  await store.load();
  await store.send(REVIEW);
  expect(store.get()).toMatchObject({ status: 'open', error: 'Try submitting your review again' });
  await store.send(REVIEW);
  expect(store.get()).toEqual({ status: 'sent' });
});

it('says that the purchase is reviewed where that was another review, or earlier', async () => {
  const store = storeWith(0, 409);
  await store.load();
  await store.send(REVIEW);
  await store.send({ ...REVIEW, rating: 1 });
  const over = { status: 'over', message: 'You have already reviewed this purchase' };
  expect(store.get()).toEqual(over);
  const other = storeWith(409);
  await other.load();
  await other.send(REVIEW);
  expect(other.get()).toEqual(over);
});
