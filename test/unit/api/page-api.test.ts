// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../../../src/api/account-calls';
import type { ApiCall } from '../../../src/api/api.types';
import { getSubmissionKey, submitForm } from '../../../src/api/form-calls';
import { pageApi } from '../../../src/api/page-api';
import { type Answerer, type PageEndpoints, page } from '../../../src/context/page-endpoints';
import type { Bus } from '../../../src/core/entry/bus';

type Answer = { readonly status?: number; readonly body?: unknown } | Error | 'never';

let answers: Answer[] = [];
let asked: Array<{ readonly url: string; readonly init: RequestInit }> = [];
let crumb: string | undefined;
/** A cookie of the same name that was thrown at a folder hides the server's. */
let isHidden = false;
let written: string[] = [];
const emit = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = [];
  crumb = 'c1';
  isHidden = false;
  written = [];
  emit.mockClear();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const answer = answers.shift() ?? {};
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    if (answer === 'never') return aborted;
    if (answer instanceof Error) return Promise.reject(answer);
    const { status = 200, body = {} } = answer;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve({ status, headers: new Headers(), text: () => Promise.resolve(text) });
  });
});
afterEach(() => {
  page.endpoints = undefined;
});

vi.mock('../../../src/api/crumb-cookie', () => ({
  readCrumb: () => (isHidden ? 'x' : crumb),
  writeCrumb(next: string) {
    written.push(next);
    crumb = next;
  },
}));

const client = (signal?: AbortSignal) => pageApi({ bus: { emit } as unknown as Bus }, signal);
const get: ApiCall<object> = { method: 'GET', path: '/api/x', read: (data) => data };
const post = { method: 'POST', path: '/api/x', read: (data: object) => data } as const;
const kindOf = async (call: Promise<{ ok: true } | { ok: false; failure: { kind: string } }>) => {
  const answer = await call;
  return answer.ok ? 'ok' : answer.failure.kind;
};

describe('a request', () => {
  it('repeats the crumb in the query, and knows the visitor', async () => {
    await client().call({ ...get, query: { q: 'a b', none: undefined, n: 2 } });
    expect(asked[0]?.url).toBe(`${location.origin}/api/x?q=a+b&n=2&crumb=c1`);
    expect(asked[0]?.init.credentials).toBe('include');
  });

  it('repeats it in a header or a field where the call wants that', async () => {
    await client().call({ ...post, crumb: 'header', json: {} });
    await client().call({ ...post, crumb: 'field', form: { event: 'e' } });
    await client().call({ ...post, crumb: 'none', form: { event: 'e' } });
    expect(new Set(asked.map(({ url }) => url))).toEqual(new Set([`${location.origin}/api/x`]));
    expect(asked[0]?.init.headers).toMatchObject({ 'x-csrf-token': 'c1' });
    expect(asked.map(({ init }) => String(init.body))).toEqual(['{}', 'event=e&crumb=c1', 'event=e']);
  });

  it('has its key in the JSON', async () => {
    await client().call({ ...post, json: { form: '{}' }, key: 'k' });
    expect(asked[0]?.init.body).toBe('{"key":"k","form":"{}"}');
    expect(asked[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' });
  });
});

it('on a page whose setting says who answers a call is answered in the server’s place, or sent by what the answerer is given', async () => {
  const paths: string[] = [];
  const answer: Answerer = async (call, send) => {
    paths.push(call.path);
    return call.path === '/api/x'
      ? { status: 200, body: '{"from":"here"}', retryAfter: null }
      : send(call.url, call.init, call.signal);
  };
  const endpoints: Partial<PageEndpoints> = { answererOf: () => answer, serverOf: () => undefined };
  page.endpoints = endpoints as PageEndpoints;
  const api = client();
  expect(await api.call(get)).toEqual({ ok: true, status: 200, data: { from: 'here' } });
  expect(asked).toEqual([]);
  answers = [new TypeError('reset'), { body: { key: 'k' } }];
  // No other server knows the key of a repeat.
  expect(await kindOf(submitForm(api, { key: 'k', payload: {} }))).toBe('unreachable');
  expect(asked).toHaveLength(1);
  expect(paths).toEqual(['/api/x', '/api/form/SaveFormSubmission']);
});

describe('a refused crumb', () => {
  it('is exchanged and the call made once more, a POST too', async () => {
    answers = [{ status: 400, body: { crumbFail: true, crumb: 'c2' } }, { body: { key: 'k' } }];
    expect(await getSubmissionKey(client())).toEqual({ ok: true, status: 200, data: 'k' });
    expect(asked.map(({ url }) => url.split('?')[1])).toEqual(['crumb=c1', 'crumb=c2']);
  });

  it('is exchanged once only', async () => {
    const refused = { status: 400, body: { crumbFail: true, crumb: 'c2' } };
    answers = [refused, refused, { body: { key: 'k' } }];
    expect(await kindOf(getSubmissionKey(client()))).toBe('crumb');
    expect(asked).toHaveLength(2);
  });

  it('is exchanged once for DELETE session, with cloneCart again', async () => {
    const refused = { status: 400, body: { crumbFail: true, crumb: 'c2' } };
    answers = [refused, {}];
    expect(await kindOf(endSession(client(), { cloneCart: true }))).toBe('ok');
    answers = [{ ...refused, body: { crumbFail: true, crumb: 'c3' } }, refused, {}];
    expect(await kindOf(endSession(client(), { cloneCart: true }))).toBe('crumb');
    const path = `${location.origin}/api/site-users/account/session?cloneCart=true`;
    expect(asked.map(({ url, init }) => `${init.method} ${url}`)).toEqual(
      ['c1', 'c2', 'c2', 'c3'].map((used) => `DELETE ${path}&crumb=${used}`),
    );
  });

  it('is repeated although a cookie of that name hides it: one thrown at a folder', async () => {
    vi.resetModules();
    const fresh = await import('../../../src/api/page-api');
    isHidden = true;
    const api = fresh.pageApi({ bus: { emit } as unknown as Bus });
    answers = [{ status: 400, body: { crumbFail: true, crumb: 'c2' } }, {}, {}];
    expect(await kindOf(api.call(get))).toBe('ok');
    expect(await kindOf(api.call(get))).toBe('ok');
    expect(asked.map(({ url }) => url.split('?')[1])).toEqual(['crumb=x', 'crumb=c2', 'crumb=c2']);
    expect(written).toEqual(['c2']);
  });

  it('gives way to the cookie when that changes: another tab has a newer one', async () => {
    const api = client();
    answers = [{ status: 400, body: { crumbFail: true, crumb: 'c2' } }, {}, {}];
    await api.call(get);
    crumb = 'c3';
    await api.call(get);
    expect(asked.map(({ url }) => url.split('?')[1])).toEqual(['crumb=c1', 'crumb=c2', 'crumb=c3']);
  });

  it('is not written where the server has set the cookie itself', async () => {
    const api = client();
    vi.stubGlobal('fetch', async () => {
      const isFirst = crumb !== 'c2';
      crumb = 'c2';
      const body = isFirst ? { crumbFail: true, crumb } : {};
      return { status: 200, headers: new Headers(), text: async () => JSON.stringify(body) };
    });
    expect(await kindOf(api.call(get))).toBe('ok');
    expect(written).toEqual([]);
  });

  it('of many calls at once is exchanged for the newest, and none of them fails', async () => {
    // A server that knows the last one only that it has handed out.
    let valid = 'c0';
    vi.stubGlobal('fetch', async (url: string) => {
      const isGood = url.endsWith(`crumb=${valid}`);
      if (!isGood) valid = `n${asked.length}`;
      asked.push({ url, init: {} });
      const [status, body] = isGood ? [200, {}] : [400, { crumbFail: true, crumb: valid }];
      return { status, headers: new Headers(), text: async () => JSON.stringify(body) };
    });
    const calls = Array.from({ length: 10 }, () => kindOf(client().call(get)));
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['ok']));
    expect(asked.length).toBeLessThan(30);
  });

  it('without a new one is final', async () => {
    answers = [{ status: 400, body: { crumbFail: true } }];
    expect(await kindOf(client().call(get))).toBe('crumb');
    expect(asked).toHaveLength(1);
  });
});

describe('a call without an answer', () => {
  it('is tried again every 200 ms as often as asked for', async () => {
    answers = [new TypeError('x'), new TypeError('x'), { body: { a: 1 } }];
    const call = client().call({ ...get, retries: 2 });
    await vi.advanceTimersByTimeAsync(199);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(await call).toMatchObject({ ok: true, data: { a: 1 } });
  });

  it('is tried again after a gateway error, and not after an answer of the server', async () => {
    answers = [{ status: 504 }, { status: 503 }];
    const call = kindOf(client().call({ ...get, retries: 5 }));
    await vi.advanceTimersByTimeAsync(200);
    expect(await call).toBe('unavailable');
    expect(asked).toHaveLength(2);
  });

  it('to a POST is final, unless it has a key', async () => {
    answers = [new TypeError('x')];
    expect(await kindOf(client().call({ ...post, json: {}, retries: 3 }))).toBe('unreachable');
    expect(asked).toHaveLength(1);
    answers = [new TypeError('x'), new TypeError('x'), { body: { success: true } }];
    const save = submitForm(client(), { key: 'k', payload: {} });
    await vi.advanceTimersByTimeAsync(400);
    expect(await kindOf(save)).toBe('ok');
    expect(new Set(asked.slice(1).map(({ init }) => init.body))).toEqual(new Set(['{"key":"k"}']));
  });

  it('is remembered when a later attempt is refused', async () => {
    answers = [new TypeError('x'), { status: 429 }];
    const save = submitForm(client(), { key: 'k', payload: {} });
    await vi.advanceTimersByTimeAsync(200);
    expect(await save).toMatchObject({ ok: false, failure: { status: 429, isUnanswered: true } });
    answers = [{ status: 429 }];
    expect(await submitForm(client(), { key: 'k', payload: {} })).toMatchObject({
      failure: { isUnanswered: false },
    });
  });

  it('without a connection says so and is not tried again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers = [new TypeError('x')];
    expect(await kindOf(client().call({ ...get, retries: 3 }))).toBe('offline');
    expect(asked).toHaveLength(1);
  });

  it('in time is a failure of its own', async () => {
    answers = ['never'];
    const call = kindOf(client().call({ ...get, timeoutMs: 2500 }));
    await vi.advanceTimersByTimeAsync(2500);
    expect(await call).toBe('timeout');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an accepted form', () => {
  const NO_YES = [
    '',
    { success: false },
    { error: true },
    { error: { code: 500 } },
    { success: true, error: { code: 500 } },
    { errors: { a: 'Wrong.' } },
    { errors: ['Wrong.'] },
    '<!doctype html>',
    'ok',
  ];
  const YES = [
    '{}',
    { success: true },
    { id: 'sub1' },
    { ok: true, error: null, errors: {} },
    { errors: [] },
  ];
  const save = async (status: number, body: unknown) => {
    answers = [{ status, body }];
    return kindOf(submitForm(client(), { key: 'k', payload: {} }));
  };
  it.each([200, 202, 206])('is JSON without an error (%i)', async (status) => {
    for (const body of NO_YES) expect(await save(status, body)).toMatch(/^(?:unreadable|server)$/);
    for (const body of YES) expect(await save(status, body)).toBe('ok');
  });
  it('is not an answer without a body', async () => {
    expect(await save(204, '')).toBe('unreadable');
  });
});

describe('a caller that has ended', () => {
  it('ends the call', async () => {
    answers = ['never'];
    const life = new AbortController();
    const call = kindOf(client(life.signal).call(get));
    life.abort();
    expect(await call).toBe('aborted');
    expect(await kindOf(client(life.signal).call(get))).toBe('aborted');
    expect(asked).toHaveLength(1);
  });

  it('ends the wait between two attempts', async () => {
    answers = [new TypeError('x')];
    const own = new AbortController();
    const call = kindOf(client().call({ ...get, retries: 5, signal: own.signal }));
    await vi.advanceTimersByTimeAsync(100);
    own.abort();
    expect(await call).toBe('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('hands fields to the browser form-encoded, and says whether it has taken them', () => {
  const sendBeacon = vi.fn((_url: string, body: unknown) => String(body) !== 'no');
  vi.stubGlobal('navigator', { sendBeacon });
  const { beacon } = client();
  expect(beacon('/api/x', { a: 'b c', none: undefined, n: 1 })).toBe(true);
  expect(beacon('/api/x', 'no')).toBe(false);
  expect(sendBeacon.mock.calls.map(([url, body]) => [url, String(body)])).toEqual([
    [`${location.origin}/api/x`, 'a=b+c&n=1'],
    [`${location.origin}/api/x`, 'no'],
  ]);
  sendBeacon.mockImplementation(() => {
    throw new TypeError('x');
  });
  expect(beacon('/api/x', 'text')).toBe(false);
});

it('tells the page of an ended session and of a right that is missing', async () => {
  answers = [
    { status: 401, body: { loginRequired: true } },
    { status: 403, body: { authorizationFail: true, error: 'Not yours.' } },
  ];
  await client().call(get);
  await client().call(get);
  expect(emit.mock.calls).toEqual([
    ['api:login-required', { path: '/api/x', message: 'Unauthorized request' }],
    ['api:authorization-failed', { path: '/api/x', message: 'Not yours.' }],
  ]);
});
