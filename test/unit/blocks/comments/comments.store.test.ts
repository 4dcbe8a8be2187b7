import { describe, expect, it } from 'vitest';
import type { Api, ApiCall, ApiFailure } from '../../../../src/api/api.types';
import { createThreadStore } from '../../../../src/blocks/comments/comments.store';

const LOST: ApiFailure = {
  kind: 'unreachable',
  status: 0,
  message: 'Unable to connect. Please try again',
  data: {},
  retryAfterMs: 0,
};
const REFUSED: ApiFailure = { ...LOST, kind: 'server', status: 400 };

/** A server whose answers to new comments are lost as often as `lost` says, those with the thread as often as `unread`. `knowsKeys`: it takes one comment for each key. */
function createServer({ lost = 1, unread = 0, knowsKeys = false, holds = false, failure = LOST } = {}) {
  const taken: Array<Record<string, unknown>> = [];
  const keys: unknown[] = [];
  const api: Api = {
    beacon: () => true,
    call: async <Data>(call: ApiCall<Data>) => {
      const { read } = call;
      const answer = (data: Readonly<Record<string, unknown>>) =>
        ({ ok: true, status: 200, data: read(data) as Data }) as const;
      if (call.method !== 'POST' && unread-- > 0) return { ok: false, failure } as const;
      if (call.method !== 'POST') return answer({ comments: holds ? [] : taken });
      const isKnown = knowsKeys && keys.includes(call.key);
      keys.push(call.key);
      if (!isKnown && failure === LOST) taken.unshift({ id: `c${taken.length}`, ...call.form });
      if (lost-- > 0) return { ok: false, failure } as const;
      return answer(holds ? {} : { comment: taken[0] });
    },
  };
  return { api, taken, keys };
}

const storeOf = (api: Api) =>
  createThreadStore({ target: { itemId: 'post' }, sort: 'newest', count: 0 }, api);
const DRAFT = { body: 'Lovely ferns.', authorName: 'Ada' };

describe('a comment whose answer is lost', () => {
  it('is found in the thread at the next press, and not stored twice', async () => {
    const { api, taken } = createServer();
    const store = storeOf(api);
    expect(await store.add(DRAFT)).toEqual({ status: 'refused', failure: LOST });
    expect(await store.add(DRAFT)).toEqual({ status: 'shown', id: 'c0' });
    expect(taken).toHaveLength(1);
    expect(store.get()).toMatchObject({ count: 1, comments: [{ id: 'c0', body: 'Lovely ferns.' }] });
    // The same again is another comment.
    expect(await store.add(DRAFT)).toEqual({ status: 'shown', id: 'c1' });
    expect(taken).toHaveLength(2);
  });

  it('is repeated with the same key where the owner has to approve it', async () => {
    const { api, taken, keys } = createServer({ lost: 2, knowsKeys: true, holds: true });
    const store = storeOf(api);
    for (const status of ['refused', 'refused', 'held'])
      expect(await store.add(DRAFT)).toMatchObject({ status });
    expect(taken).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
    await store.add({ ...DRAFT, body: 'More ferns.' });
    expect(new Set(keys).size).toBe(2);
  });

  it('is not one that the server has refused', async () => {
    const { api, keys } = createServer({ failure: REFUSED });
    const store = storeOf(api);
    await store.add(DRAFT);
    await store.add(DRAFT);
    expect(new Set(keys).size).toBe(2);
  });

  it('is not sent again while the thread cannot be read', async () => {
    const { api, taken, keys } = createServer({ unread: 1 });
    const store = storeOf(api);
    for (const status of ['refused', 'refused', 'shown'])
      expect(await store.add(DRAFT)).toMatchObject({ status });
    expect(taken).toHaveLength(1);
    expect(keys).toHaveLength(1);
  });
});

it('sends a comment once that is pressed twice', async () => {
  const { api, taken } = createServer({ lost: 0 });
  const store = storeOf(api);
  expect(await Promise.all([store.add(DRAFT), store.add(DRAFT)])).toEqual([
    { status: 'shown', id: 'c0' },
    { status: 'shown', id: 'c0' },
  ]);
  expect(taken).toHaveLength(1);
  expect(store.get().count).toBe(1);
});
