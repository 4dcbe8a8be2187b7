// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, expect, it, vi } from 'vitest';
import type { ApiCall } from '../../../src/api/api.types';
import { quietApi } from '../../../src/api/quiet-api';

afterEach(() => {
  Cookies.remove('crumb');
});

const call: ApiCall<unknown> = { method: 'GET', path: '/api/census/x', read: ({ value }) => value };
function ask(answer: () => Promise<Response>, more: object = {}) {
  const asked = vi.fn((_url: unknown, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', asked);
  return { result: quietApi('https://other.example').call({ ...call, ...more }), asked };
}

it.each([
  [199, { kind: 'refused', status: 199 }],
  [300, { kind: 'refused', status: 300 }],
  [404, { kind: 'refused', status: 404 }],
])('fails by the status %i', async (status, failure) => {
  const { result } = ask(async () => ({ status, text: async () => '{"value":1}' }) as Response);
  expect(await result).toMatchObject({ ok: false, failure: { ...failure, message: '' } });
});

it.each([
  [200, '{"value":1}', { ok: true, status: 200, data: 1 }],
  [299, '{"value":1}', { ok: true, status: 299, data: 1 }],
  [200, '{broken', { ok: false, failure: { kind: 'unreadable', status: 200 } }],
])('reads an answer %i %s', async (status, body, expected) => {
  const { result, asked } = ask(async () => ({ status, text: async () => body }) as Response);
  expect(await result).toMatchObject(expected);
  expect(`${asked.mock.calls[0]?.[0]}`).toMatch(/^https:\/\/other\.example\/api\/census\/x/);
});

it('says why in the words of the call, where it has any', async () => {
  const describe = ({ kind }: { readonly kind: string }) => `It was ${kind}.`;
  const { result } = ask(() => Promise.reject(new TypeError('offline')), { describe });
  expect(await result).toMatchObject({
    failure: { kind: 'unreachable', status: 0, message: 'It was unreachable.' },
  });
});

it('gives up after the time of the call', async () => {
  vi.useFakeTimers();
  const hang = vi.fn(
    (_: unknown, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  vi.stubGlobal('fetch', hang);
  const result = quietApi().call({ ...call, timeoutMs: 50 });
  await vi.advanceTimersByTimeAsync(49);
  expect(hang.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  expect(vi.getTimerCount()).toBe(0);
});
