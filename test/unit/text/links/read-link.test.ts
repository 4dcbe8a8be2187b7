import { describe, expect, it, vi } from 'vitest';
import { followedLink, link } from '../../../../src/text/links/read-link';

describe('a link of a setting', () => {
  it.each([
    '/about',
    'about',
    '?a=1',
    '#visit',
    '/s/menu.pdf',
    'tel:+4930123',
    'sms:12',
    'ftp://files.example/',
  ])('leads to %s', (text) => {
    expect(followedLink(` ${text}\n`)).toBe(text);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'tel:12',
    'mailto:nobody',
    'https://',
    '',
    null,
    undefined,
  ])('has no address: %j', (text) => {
    expect(followedLink(text)).toBeUndefined();
  });

  it('is reported where it leads nowhere, and not where there is none', () => {
    const warn = vi.fn();
    expect([link('tel:12', 'a.url', warn), link('/about', 'a.url', warn)]).toEqual([undefined, '/about']);
    expect([link('', 'a.url', warn), link(undefined, 'a.url', warn)]).toEqual([undefined, undefined]);
    expect(link(7, 'a.url', warn)).toBeUndefined();
    expect(warn.mock.calls).toEqual([
      ['a.url', 'valid page URL', 'tel:12'],
      ['a.url', 'string', 7],
    ]);
  });
});
