import { expect, it } from 'vitest';
import type { Api, ApiCall } from '../../../../src/api/api.types';
import { createRequestStore } from '../../../../src/blocks/review-request/review-request.store';

const REVIEW = { rating: 5, title: 'Good', body: 'It waters.', authorName: 'Ada' };

/** A server with these statuses for reviews that are sent; 0: no answer. */
function storeWith(...statuses: number[]) {
  return createStoreWith(200, statuses).store;
}

/** `asked`: the status for the request itself; says which calls were made, too. */
function createStoreWith(asked: number, statuses: number[] = []) {
  const calls: string[] = [];
  const call = async <Data>({ method, read, describe }: ApiCall<Data>) => {
    calls.push(method);
    const status = method === 'GET' ? asked : (statuses.shift() ?? 200);
    if (status === 200)
      return { ok: true, status, data: read({ product: { title: 'Can' } }) as Data } as const;
    const kind = status ? 'refused' : 'unreachable';
    const failure = { kind, status, message: 'no', data: {}, retryAfterMs: 0 } as const;
    return { ok: false, failure: { ...failure, message: describe?.(failure) ?? '' } } as const;
  };
  const api: Api = { beacon: () => true, call };
  return { calls, store: createRequestStore('token', api) };
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
  await other.send({ ...REVIEW, rating: 2 });
  expect(other.get()).toEqual(over);
});

it('sends a review once that is pressed twice, and none before or after the request is open', async () => {
  const { store, calls } = createStoreWith(200);
  await store.send(REVIEW);
  expect(calls).toEqual([]);
  await store.load();
  const presses = [store.send(REVIEW), store.send(REVIEW)];
  expect(store.get()).toMatchObject({ status: 'open', isSending: true, error: '' });
  await Promise.all(presses);
  await store.send(REVIEW);
  expect(calls).toEqual(['GET', 'POST']);
  expect(store.get()).toEqual({ status: 'sent' });
});

it.each([
  [200, { status: 'open', product: 'Can', isSending: false, error: '' }],
  [410, { status: 'over', message: 'Your review request has expired' }],
  [409, { status: 'over', message: 'You have already reviewed this purchase' }],
  [500, { status: 'failed', failure: { status: 500 } }],
])('is, after an answer of %i, %o', async (asked, expected) => {
  const { store } = createStoreWith(asked);
  const loaded = store.load();
  expect(store.get()).toEqual({ status: 'loading' });
  await loaded;
  expect(store.get()).toMatchObject(expected);
});

it('can be sent again after a failure, without its message meanwhile', async () => {
  const { store } = createStoreWith(200, [500, 200]);
  await store.load();
  await store.send(REVIEW);
  expect(store.get()).toMatchObject({ status: 'open', isSending: false, error: expect.stringMatching(/./) });
  const again = store.send(REVIEW);
  expect(store.get()).toMatchObject({ isSending: true, error: '' });
  await again;
  expect(store.get()).toEqual({ status: 'sent' });
});
