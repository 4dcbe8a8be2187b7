// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
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

beforeEach(() => localStorage.clear());

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

describe('a thread', () => {
  /** Pages of a thread by sort and number; a page that is not there fails. Each waits for `answer`. */
  function createThread(pages: Record<string, object>) {
    const asked: string[] = [];
    const waiting: Array<() => void> = [];
    const api = {
      beacon: () => true,
      call: async <Data>({ read, query, path }: ApiCall<Data>) => {
        const name = query ? `${query.sortBy ?? query.sort} ${query.page}` : path;
        asked.push(name);
        await new Promise<void>((resolve) => waiting.push(resolve));
        const data = Object.entries(pages).find(([key]) => name.endsWith(key))?.[1];
        return data
          ? { ok: true, status: 200, data: read(data as never) as Data }
          : { ok: false, failure: REFUSED };
      },
    } as unknown as Api;
    const answer = async (index = 0) => {
      waiting.splice(index, 1)[0]?.();
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { store: storeOf(api), answer, asked };
  }
  const comment = (id: string, likeCount = 0) => ({ id, body: id, likeCount });
  const idsOf = (store: ReturnType<typeof storeOf>) => store.get().comments.map(({ id }) => id);

  it('comes page by page, each comment once', async () => {
    const { store, answer } = createThread({
      ' 1': { comments: [comment('a'), comment('b'), comment('')], totalCount: 4, nextPage: 2 },
      ' 2': { comments: [comment('b'), comment('c')] },
    });
    void store.load();
    expect(store.get().status).toBe('loading');
    await answer();
    expect([store.get().status, store.get().count, idsOf(store)]).toEqual(['ready', 4, ['a', 'b']]);
    void store.loadMore();
    await answer();
    expect([idsOf(store), store.get().nextPage]).toEqual([['a', 'b', 'c'], undefined]);
    await store.loadMore();
    expect(store.get().status).toBe('ready');
  });

  it('counts what has come where the server does not say', async () => {
    const { store, answer } = createThread({ ' 1': { comments: [comment('a'), comment('b')] } });
    void store.load('oldest');
    await answer();
    expect([store.get().count, store.get().sort]).toEqual([2, 'oldest']);
  });

  it('shows the order that was asked for last, whichever answer comes first', async () => {
    const { store, answer, asked } = createThread({ ' 1': { comments: [comment('a')] } });
    void store.load('oldest');
    void store.load('mostLiked');
    expect(new Set(asked).size).toBe(2);
    await answer(1);
    expect(store.get()).toMatchObject({ status: 'ready', sort: 'mostLiked' });
    const shown = store.get();
    await answer();
    expect(store.get()).toBe(shown);
  });

  it('says why it could not be loaded, until it is loaded', async () => {
    const pages: Record<string, object> = {};
    const { store, answer } = createThread(pages);
    void store.load();
    await answer();
    expect(store.get()).toMatchObject({ status: 'failed', failure: REFUSED });
    pages[' 1'] = { comments: [] };
    void store.load();
    expect(store.get().failure).toBeUndefined();
    await answer();
    expect(store.get().status).toBe('ready');
  });

  it.each([
    ['Like', { isLiked: true, likeCount: 4 }, { isLiked: false, likeCount: 3 }],
    ['Flag', { isFlagged: true, likeCount: 3 }, { isFlagged: false, likeCount: 3 }],
  ] as const)('shows a %s at once, and takes it back where it is refused', async (action, shown, back) => {
    const pages: Record<string, object> = { ' 1': { comments: [comment('a', 3), comment('b', 3)] } };
    const { store, answer } = createThread(pages);
    void store.load();
    await answer();
    const rated = store.rate('a', action);
    expect(store.get().comments).toMatchObject([shown, { likeCount: 3 }]);
    await answer();
    expect(await rated).toBe(REFUSED);
    expect(store.get().comments).toMatchObject([back, { likeCount: 3 }]);
  });
});

describe('a rating of a comment', () => {
  /** A server that counts; `outcomes`: what becomes of the next calls that send. `knows`: its thread says what the visitor has done. */
  function createCounter({ knows = false, others = 0 } = {}) {
    const outcomes: Array<'lost' | 'cut' | 'offline'> = [];
    const counted: unknown[] = [];
    const id = `rated-${serial++}`;
    const api = {
      beacon: () => true,
      async call<Data>({ read, method, path, ...call }: ApiCall<Data>) {
        const isLiked = knows && counted.length > 0;
        const likeCount = 3 + others + counted.length;
        const comments = [{ id, body: 'b', likeCount, isLiked, isFlagged: isLiked }];
        const answer = { ok: true, status: 200, data: read(method === 'GET' ? { comments } : {}) as Data };
        if (method === 'GET') return answer;
        const outcome = outcomes.shift();
        const key = 'key' in call ? call.key : undefined;
        if (outcome !== 'cut' && outcome !== 'offline' && !counted.includes(`${path} ${key}`))
          counted.push(`${path} ${key}`);
        if (!outcome) return answer;
        return { ok: false, failure: { ...LOST, isUnsent: outcome === 'offline' } };
      },
    } as unknown as Api;
    return { api, id, counted, outcomes };
  }
  let serial = 0;
  const ACTIONS = ['Like', 'Flag'] as const;

  it.each(ACTIONS)('counts once for two presses in one task, and in another order: %s', async (action) => {
    const { api, id, counted } = createCounter();
    const store = storeOf(api);
    await store.load();
    await Promise.all([store.rate(id, action), store.rate(id, action)]);
    await store.load('oldest');
    await store.rate(id, action);
    expect(counted).toHaveLength(1);
    expect(store.get().comments[0]).toMatchObject({
      likeCount: 4,
      ...(action === 'Like' && { isLiked: true }),
    });
  });

  it.each(
    ACTIONS.flatMap((action) => [
      { action, outcome: 'lost' as const, knows: true },
      { action, outcome: 'lost' as const, knows: false },
      { action, outcome: 'cut' as const, knows: true },
      { action, outcome: 'offline' as const, knows: false },
    ]),
  )(
    'counts once when the first try is $outcome (known: $knows): $action',
    async ({ action, outcome, knows }) => {
      const { api, id, counted, outcomes } = createCounter({ knows });
      const store = storeOf(api);
      await store.load();
      outcomes.push(outcome);
      expect(await store.rate(id, action)).toMatchObject(LOST);
      expect(await store.rate(id, action)).toBeUndefined();
      expect(counted).toHaveLength(1);
    },
  );
});
