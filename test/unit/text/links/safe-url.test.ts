import { describe, expect, it } from 'vitest';
import { safeUrl } from '../../../../src/text/links/safe-url';

describe('safeUrl', () => {
  it.each([
    'https://example.com/a?b#c',
    'HTTP://example.com',
    '//example.com/a',
    '/path:with-colon',
    'page',
    '?query=javascript:x',
    '#hash',
    'mailto:a@example.com',
    'tel:+4930123',
    'sms:+4930123',
    'ftp://files.example/a',
  ])('keeps %s', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc',
    '',
    '   ',
  ])('refuses %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  it('refuses a missing value', () => {
    expect([safeUrl(null), safeUrl(undefined)]).toEqual([undefined, undefined]);
  });
});
