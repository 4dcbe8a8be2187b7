// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteAddress, sitePath } from '../../../src/dom/site-address';
import { anyText } from '../support/any-text';

const SITE = 'https://otterbrook.example';

/** Addresses that try to name another site, and what they become. */
const HOSTILE: ReadonlyArray<readonly [address: string, path: string]> = [
  ['https://evil.example/', '/'],
  ['//evil.example/a', '/'],
  ['///evil.example/a', '/'],
  ['\\\\evil.example/a', '/'],
  ['/\\evil.example/a', '/'],
  ['\\/evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  [' //evil.example', '/'],
  ['https:evil.example', '/evil.example'],
  ['https:/evil.example', '/evil.example'],
  ['http://otterbrook.example/a', '/'],
  ['https://otterbrook.example.evil.example/', '/'],
  ['https://otterbrook.example@evil.example/', '/'],
  ['https://otterbrook.example:8443/', '/'],
  ['https://user:password@otterbrook.example/a', '/a'],
  ['javascript:alert(1)', '/'],
  ['JaVaScRiPt:alert(1)//https://otterbrook.example', '/'],
  ['java\nscript:alert(1)', '/'],
  ['data:text/html,<script>alert(1)</script>', '/'],
  ['blob:https://otterbrook.example/8a1c', '/'],
  ['filesystem:https://otterbrook.example/temporary/a', '/'],
  ['about:blank', '/'],
  ['file:///etc/passwd', '/'],
  ['mailto:a@otterbrook.example', '/'],
  ['https://', '/'],
  ['https://[', '/'],
  ['', '/'],
  // Of this site by their origin, of another host once their path is resolved again.
  ['https://otterbrook.example//evil.example/a', '/evil.example/a'],
  ['https://otterbrook.example/\\evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/a/..//evil.example', '/evil.example'],
  ['/%2e%2e//evil.example', '/evil.example'],
  ['./..//evil.example?a=//b', '/evil.example?a=//b'],
];

/** Where a page of this site leads that is sent to `path`. */
const resolved = (path: string) => new URL(path, SITE);

describe('the path of an address', () => {
  it.each([
    ['https://otterbrook.example/about?a=b#top', '/about?a=b'],
    ['/about?a=%20b&c=+', '/about?a=%20b&c=+'],
    ['about', '/about'],
    ['?a=b', '/?a=b'],
    ['/gärten', '/g%C3%A4rten'],
    ['/a//b', '/a//b'],
  ])('of this site keeps path and query: %j', (address, path) => {
    expect(sitePath(address, SITE)).toBe(path);
  });

  it.each(HOSTILE)('leads to no other site: %j', (address, path) => {
    expect(sitePath(address, SITE)).toBe(path);
    expect(resolved(path).origin).toBe(SITE);
    expect(resolved(sitePath(path, SITE)).href).toBe(resolved(path).href);
  });

  it('is one of this site, whatever the address is', () => {
    const parts = fc.array(
      fc
        .constantFrom('/', '\\', '.', '..', ':', '@', '#', '?', '%2f', '%5c', '\t', '\n', '\0', ' ', 'https:')
        .chain((part) => fc.constantFrom(part, `${part}//`, `${part}evil.example`, `javascript${part}`)),
      { maxLength: 8 },
    );
    const addresses = fc.oneof(
      anyText,
      fc.webUrl(),
      parts.map((list) => list.join('')),
      parts.map((list) => SITE + list.join('')),
    );
    fc.assert(
      fc.property(addresses, (address) => {
        const path = sitePath(address, SITE);
        // One slash, so that nothing takes the next word for a host.
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(resolved(path).origin).toBe(SITE);
        expect(new URL(path, 'https://editor.example').origin).toBe('https://editor.example');
      }),
      { numRuns: 1000 },
    );
  });

  it('of a document without an origin is the root', () => {
    expect(sitePath('/about', 'null')).toBe('/');
  });
});

describe('the address of a page of this site', () => {
  it.each(HOSTILE)('has its origin for %j', (address) => {
    expect(siteAddress(address, { logout: 'true' }).origin).toBe(location.origin);
  });

  it('has the fields that it is given', () => {
    const address = siteAddress('/config/', { frameUrl: '/a?b=c&d=//evil.example', empty: undefined });
    expect(address.href).toBe(`${location.origin}/config/?frameUrl=%2Fa%3Fb%3Dc%26d%3D%2F%2Fevil.example`);
  });
});
