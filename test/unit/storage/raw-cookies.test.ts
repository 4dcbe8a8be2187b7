// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { rawCookies } from '../../../src/storage/raw-cookies';

afterEach(() => vi.restoreAllMocks());

const readFrom = (text: string) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);
  return rawCookies();
};

it('reads cookies undecoded, up to a second equals sign', () => {
  expect(readFrom('a=1; b=x%20y; c=k=v=w; d=')).toEqual({ a: '1', b: 'x%20y', c: 'k', d: '' });
});

it('takes the first of two cookies with one name: that of the more specific path', () => {
  expect(readFrom('a=page; b=1; a=site')).toEqual({ a: 'page', b: '1' });
});

it('reads none where the browser refuses access', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(rawCookies()).toEqual({});
});
