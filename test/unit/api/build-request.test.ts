// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { ApiCall } from '../../../src/api/api.types';
import { buildRequest, encodeFields, sendBeacon } from '../../../src/api/build-request';

const body = (form: Record<string, string | null | undefined>, key?: string) =>
  String(
    buildRequest(
      { method: 'POST', path: '/api/x', form, ...(key && { key }), crumb: 'none', read: () => true },
      { crumb: undefined, base: undefined },
    ).init.body,
  );

it('leaves fields without a value out of a form: they are not the word “null”', () => {
  expect(body({ variantId: null, pageHash: undefined, pagePath: '/', empty: '' })).toBe(
    'pagePath=%2F&empty=',
  );
});

it('has the key of the call, or one among the fields', () => {
  expect(body({ a: '1' }, 'k1')).toBe('key=k1&a=1');
  expect(body({ a: '1', key: 'k2' })).toBe('key=k2&a=1');
});

const build = (call: object, crumb?: string, base?: string) =>
  buildRequest({ method: 'POST', path: '/api/x', read: () => true, ...call } as unknown as ApiCall<boolean>, {
    crumb,
    base,
  });
const contentType = (init: RequestInit) => new Headers(init.headers).get('content-type');

describe('the crumb', () => {
  it.each([
    [{}, '/api/x?crumb=c1', null],
    [{ crumb: 'query', query: { a: 1 } }, '/api/x?a=1&crumb=c1', null],
    [{ crumb: 'header' }, '/api/x', 'c1'],
    [{ crumb: 'none' }, '/api/x', null],
  ])('of a call with %j goes where the call wants it', (call, path, header) => {
    const { url, init } = build(call, 'c1');
    expect(url.endsWith(path)).toBe(true);
    expect(new Headers(init.headers).get('x-csrf-token')).toBe(header);
  });

  it('is a field of a form that wants it there, and of no other', () => {
    expect(String(build({ form: { a: 'b' }, crumb: 'field' }, 'c1').init.body)).toBe('a=b&crumb=c1');
    expect(String(build({ form: { a: 'b' }, crumb: 'header' }, 'c1').init.body)).toBe('a=b');
  });

  it('is left out while it is not known', () => {
    expect(new Headers(build({ crumb: 'header' }).init.headers).has('x-csrf-token')).toBe(false);
    expect(build({}).url.endsWith('/api/x')).toBe(true);
  });
});

describe('the body of a call', () => {
  it('is JSON with its content type, and with the key of the call', () => {
    const { init } = build({ json: { a: 1 }, key: 'k1' });
    expect(init.body).toBe('{"key":"k1","a":1}');
    expect(contentType(init)).toBe('application/json');
    expect(build({ json: { a: 1 } }).init.body).toBe('{"a":1}');
    expect(build({ method: 'DELETE', json: { a: 1 }, key: 'k1' }).init.body).toBe('{"a":1}');
  });

  it('is its text as it is, or nothing at all', () => {
    expect(build({ body: 'as it is' }).init.body).toBe('as it is');
    const { init } = build({ method: 'GET' });
    expect(init.body).toBeNull();
    expect(contentType(init)).toBeNull();
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', keepalive: false });
    expect(build({ keepalive: true }).init.keepalive).toBe(true);
  });
});

it('encodes zero and false, but not what is missing', () => {
  expect(String(encodeFields({ a: 0, b: false, c: null, d: undefined }))).toBe('a=0&b=false');
});

describe('a beacon', () => {
  it('sends text as it is and fields form-encoded, and says whether the browser takes it', () => {
    const send = vi.fn((_url: string, body: unknown) => String(body) === 'text');
    vi.stubGlobal('navigator', { sendBeacon: send });
    expect(sendBeacon('/api/x', 'text')).toBe(true);
    expect(sendBeacon('/api/x', { a: 1 })).toBe(false);
    expect(send.mock.calls.map(([, body]) => String(body))).toEqual(['text', 'a=1']);
  });

  it('is refused by browsers without beacons', () => {
    vi.stubGlobal('navigator', {});
    expect(sendBeacon('/api/x', 'text')).toBe(false);
  });
});
