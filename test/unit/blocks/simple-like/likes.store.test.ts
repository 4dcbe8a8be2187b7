// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Api, ApiCall, ApiResult } from '../../../../src/api/api.types';
import { apiFailure } from '../../../../src/api/read-answer';
import { likesOf } from '../../../../src/blocks/simple-like/likes.store';

let calls: string[] = [];
let answers: Record<string, () => ApiResult<unknown>> = {};

/** Answers by method; a call without an answer succeeds with `{}`. */
const api: Api = {
  call<Data>(call: ApiCall<Data>) {
    calls.push(`${call.method} ${call.path}`);
    const answer = answers[call.method]?.() ?? { ok: true, status: 200, data: {} };
    if (!answer.ok) return Promise.resolve(answer);
    // The reader's own type.
    return Promise.resolve({ ...answer, data: call.read(answer.data as never) as Data });
  },
  beacon: () => true,
};

let serial = 0;
/** An item that no other test has. */
const newId = () => `item-${++serial}`;

beforeEach(() => {
  calls = [];
  answers = {};
  localStorage.clear();
});

function show(...ids: readonly string[]): void {
  for (const id of ids) {
    const element = document.createElement('span');
    element.className = 'sqs-simple-like';
    element.dataset.itemId = id;
    document.body.append(element);
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks for all items of the page once, also for those that mount later', async () => {
  const [a, b] = [newId(), newId()];
  show(a, b, a);
  answers.GET = () => ({ ok: true, status: 200, data: { [a]: 5, [b]: 7, other: 9 } });
  const first = likesOf(a, { count: 1, api });
  expect(first.get().count).toBe(1);
  await settled();
  expect(first.get().count).toBe(5);
  expect(likesOf(b, { count: 2, api }).get().count).toBe(7);
  expect(likesOf(a, { count: 3, api })).toBe(first);
  expect(calls).toEqual([`GET /api/blog-like-count/${a},${b}`]);
});

it('keeps the server’s number where the answer has none', async () => {
  const id = newId();
  answers.GET = () => ({ ok: true, status: 200, data: { [id]: 'many' } });
  const likes = likesOf(id, { count: 4, api });
  await settled();
  expect(likes.get()).toEqual({ count: 4, isLiked: false });
});

it('asks for a hundred items at most, and for none without an id', async () => {
  const ids = Array.from({ length: 120 }, newId);
  show('', ' ', ...ids);
  likesOf(ids[0] ?? '', { count: 1, api });
  await settled();
  expect(calls).toEqual([`GET /api/blog-like-count/${ids.slice(0, 100).join()}`]);
  likesOf(ids[110] ?? '', { count: 1, api });
  await settled();
  expect(calls[1]?.split(',')).toHaveLength(20);
});

it.each([
  [0, 4, 4],
  [0, 0, 0],
  [0, -1, 2],
  [1, 2, 3],
  [1, 9, 9],
])('after %i likes of its own takes the server’s number %i for %i', async (own, known, expected) => {
  const id = newId();
  let answer = (_: ApiResult<unknown>) => {};
  const waiting: Api = {
    ...api,
    async call<Data>(call: ApiCall<Data>) {
      if (call.method !== 'GET') return api.call(call);
      const result = await new Promise<ApiResult<unknown>>((resolve) => {
        answer = resolve;
      });
      return result.ok ? { ...result, data: call.read(result.data as never) as Data } : result;
    },
  };
  const likes = likesOf(id, { count: 2, api: waiting });
  if (own) await likes.like();
  answer({ ok: true, status: 200, data: { [id]: known } });
  await settled();
  expect(likes.get()).toEqual({ count: expected, isLiked: Boolean(own) });
});

it.each([
  ['has counted', 5, ['GET', 'POST', 'GET'], { count: 5, isLiked: true }],
  ['has not counted', 4, ['GET', 'POST', 'GET', 'POST'], { count: 5, isLiked: true }],
] as const)(
  'sends no like twice that the server %s when its answer was lost',
  async (_, counted, methods, shown) => {
    const id = newId();
    const likes = likesOf(id, { count: 4, api });
    await settled();
    answers.POST = () => apiFailure('timeout');
    expect((await likes.like())?.kind).toBe('timeout');
    answers = {};
    answers.GET = () => ({ ok: true, status: 200, data: { [id]: counted } });
    expect(await likes.like()).toBeUndefined();
    expect(calls.map((call) => call.split(' ')[0])).toEqual(methods);
    expect(likes.get()).toEqual(shown);
  },
);

it('sends a like again that was pressed without a connection, while others like the same', async () => {
  const id = newId();
  const likes = likesOf(id, { count: 4, api });
  await settled();
  answers.POST = () => apiFailure('offline', { isUnsent: true });
  expect((await likes.like())?.kind).toBe('offline');
  answers = {};
  answers.GET = () => ({ ok: true, status: 200, data: { [id]: 7 } });
  await likes.like();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(2);
});

it('sends no like that another tab has sent', async () => {
  const id = newId();
  const likes = likesOf(id, { count: 4, api });
  localStorage.setItem('squarespace-likes', JSON.stringify({ [id]: true }));
  expect(await likes.like()).toBeUndefined();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(likes.get()).toEqual({ count: 4, isLiked: true });
});

it('waits with a second try until the server tells what it has counted', async () => {
  const likes = likesOf(newId(), { count: 4, api });
  answers.POST = () => apiFailure('unreachable');
  await likes.like();
  answers = {};
  answers.GET = () => apiFailure('offline');
  expect((await likes.like())?.kind).toBe('offline');
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  expect(likes.get()).toEqual({ count: 4, isLiked: false });
});
