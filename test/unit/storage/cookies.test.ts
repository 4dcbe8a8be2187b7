// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../src/storage/cookies';

afterEach(() => {
  vi.restoreAllMocks();
});

it('reads what it wrote, whatever the characters', () => {
  expect(writeCookie('inlay', 'a=b; c ü', 1)).toBe(true);
  expect(readCookie('inlay')).toBe('a=b; c ü');
  expect(readCookie('inla')).toBeUndefined();
});

it('removes a cookie with a life of no days', () => {
  writeCookie('inlay', 'x', 1);
  writeCookie('inlay', '', 0);
  expect(readCookie('inlay')).toBeUndefined();
});

it.each([
  ['https:', 1, 'inlay=x; path=/; samesite=lax; max-age=86400; secure'],
  ['https:', undefined, 'inlay=x; path=/; samesite=lax; secure'],
  ['http:', undefined, 'inlay=x; path=/; samesite=lax'],
])('writes over %s what is sent over nothing less, for %s days', (protocol, days, written) => {
  vi.stubGlobal('location', { protocol });
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  writeCookie('inlay', 'x', days);
  vi.unstubAllGlobals();
  expect(set.mock.calls).toEqual([[written]]);
});

it('has no value for a cookie that somebody encoded wrongly', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('inlay=%E0%A4%A');
  expect(readCookie('inlay')).toBeUndefined();
});

it('survives a frame that may not have cookies', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  expect(readCookie('inlay')).toBeUndefined();
  expect(writeCookie('inlay', 'x', 1)).toBe(false);
});
