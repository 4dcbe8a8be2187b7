// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { siteDomain, writeSiteCookie } from '../../../../../src/features/statistics/visit/site-cookie';
import * as cookies from '../../../../../src/storage/cookies';
import { replaceCookies } from '../../../support/replace-cookies';

it.each([
  ['www.otters.example', 'otters.example'],
  ['otters.example', 'otters.example'],
  ['shop.otters.example', 'shop.otters.example'],
  ['wwww.otters.example', 'wwww.otters.example'],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['www.localhost', undefined],
  ['[::1]', undefined],
])('the cookies of %s are those of %s', (hostname, domain) => {
  expect(siteDomain(hostname)).toBe(domain);
});

describe('a cookie of a site', () => {
  /** The texts that are written to `document.cookie`, of which the browser takes those that pass `takes`. */
  function record(hostname: string, takes: (text: string) => boolean) {
    vi.stubGlobal('location', { hostname, protocol: 'https:' });
    const written: string[] = [];
    let kept = '';
    replaceCookies({
      get: () => kept,
      set(text) {
        written.push(text);
        if (takes(text) && !/expires=Thu, 01 Jan 1970|expires=.*19[67]\d/.test(text))
          kept = text.split(';')[0] ?? '';
      },
    });
    return written;
  }
  const domainsOf = (written: readonly string[]) => written.map((text) => /domain=([^;]+)/.exec(text)?.[1]);

  it('is for the domain, after that of the host alone is removed', () => {
    const written = record('www.otters.example', () => true);
    writeSiteCookie('a', '1', 7);
    expect(domainsOf(written)).toEqual([undefined, 'otters.example']);
    expect(cookies.readCookie('a')).toBe('1');
  });

  it('is for the host where the browser refuses the domain', () => {
    const written = record('otters.example', (text) => !text.includes('domain='));
    writeSiteCookie('a', '1');
    expect(domainsOf(written)).toEqual([undefined, 'otters.example', undefined]);
  });

  it('is for the host alone where that has no domain', () => {
    const written = record('localhost', () => true);
    writeSiteCookie('a', '1');
    expect(domainsOf(written)).toEqual([undefined]);
  });
});
