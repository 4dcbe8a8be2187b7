// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import {
  forgetCookies,
  keepsCookies,
  readCookie,
  readCookies,
  removeCookie,
  writeCookie,
} from '../../../src/storage/cookies';
import { replaceCookies } from '../support/replace-cookies';

const refuse = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};

it('reads what it wrote, whatever the characters', () => {
  writeCookie('inlay', 'a=b; c ü|{"d":"%"}', { days: 1 });
  expect(readCookie('inlay')).toBe('a=b; c ü|{"d":"%"}');
  expect(readCookie('inla')).toBeUndefined();
});

it('removes a cookie', () => {
  writeCookie('inlay', 'x', { days: 1 });
  removeCookie('inlay');
  expect(readCookie('inlay')).toBeUndefined();
});

it.each([
  ['https:', 1, 'inlay=x; path=/; sameSite=lax; secure; expires=Wed, 22 Nov 2028 00:00:00 GMT'],
  ['https:', undefined, 'inlay=x; path=/; sameSite=lax; secure'],
  ['http:', 0.5, 'inlay=x; path=/; sameSite=lax; expires=Tue, 21 Nov 2028 12:00:00 GMT'],
])(
  'writes over %s, for %s days, a cookie that is sent over nothing less secure',
  (protocol, days, written) => {
    vi.useFakeTimers({ now: Date.UTC(2028, 10, 21) });
    vi.stubGlobal('location', { protocol });
    const set = vi.fn();
    replaceCookies({ set });
    writeCookie('inlay', 'x', { days });
    expect(set.mock.calls).toEqual([[written]]);
  },
);

it('removes a cookie from the domain and path that it was set for', () => {
  vi.useFakeTimers({ now: Date.UTC(2028, 10, 21) });
  const set = vi.fn();
  replaceCookies({ set });
  removeCookie('inlay', { domain: 'example.com', path: '/blog' });
  removeCookie('inlay');
  expect(set.mock.calls).toEqual([
    ['inlay=; path=/blog; domain=example.com; expires=Mon, 20 Nov 2028 00:00:00 GMT'],
    ['inlay=; path=/; expires=Mon, 20 Nov 2028 00:00:00 GMT'],
  ]);
});

it('has no value for a cookie that somebody encoded wrongly', () => {
  replaceCookies({ get: () => 'inlay=%E0%A4%A' });
  expect(readCookie('inlay')).toBeUndefined();
});

it('reads all cookies, the more specific of two with one name', () => {
  replaceCookies({ get: () => 'a=1; b=x%20y=z; empty=; bare; a=2' });
  expect(readCookies()).toEqual({ a: '1', b: 'x y=z', empty: '', bare: '' });
});

it('asks the browser once until the running script has ended, and again after each change', async () => {
  let jar = 'a=1';
  const get = vi.fn(() => jar);
  const set = (text: string) => {
    jar = text;
  };
  replaceCookies({ get, set });
  expect([readCookie('a'), readCookie('b'), readCookie('a')]).toEqual(['1', undefined, '1']);
  const once = get.mock.calls.length;
  readCookies();
  expect(get).toHaveBeenCalledTimes(once);
  writeCookie('a', '2');
  expect(readCookie('a')).toBe('2');
  jar = 'a=3';
  forgetCookies();
  expect(readCookie('a')).toBe('3');
  jar = 'a=4';
  await Promise.resolve();
  expect(readCookie('a')).toBe('4');
  removeCookie('a');
  expect(readCookie('a')).toBeUndefined();
});

it('survives a frame that may not have cookies', () => {
  replaceCookies({ get: refuse, set: refuse });
  expect(readCookie('inlay')).toBeUndefined();
  expect(readCookies()).toEqual({});
  expect(() => writeCookie('inlay', 'x', { days: 1 })).not.toThrow();
  expect(() => removeCookie('inlay')).not.toThrow();
});

it('knows whether the browser keeps cookies', () => {
  expect(keepsCookies()).toBe(true);
  replaceCookies({
    get: () => {
      throw new DOMException('A sandboxed frame.', 'SecurityError');
    },
  });
  expect(keepsCookies()).toBe(false);
});

it('keeps none where the visitor has blocked them', () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  expect(keepsCookies()).toBe(false);
});
