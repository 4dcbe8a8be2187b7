import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkKind } from '../../../../src/text/links/link-kind';
import { anyText } from '../../support/any-text';

/** The start of an address, filled up to a length. */
const long = (start: string, length: number) => start.padEnd(length, 'x');
const digits = (length: number) => 'tel:'.padEnd(length, '1');

describe('a link (§5)', () => {
  it.each([
    ['tel:+49-30', 'phone'],
    ['TEL:1234', 'phone'],
    ['tel:(555) 010', 'phone'],
    ['tel:123', 'malformed'],
    ['tel:call us', 'malformed'],
    [digits(49), 'phone'],
    [digits(50), 'malformed'],
  ])('tel is under 50 characters with 4 or more digits, plus or minus: %s is %s', (text, kind) => {
    expect(linkKind(text)).toBe(kind);
  });

  it.each([
    ['sms:+15550101', 'sms'],
    [long('sms:1?body=', 999), 'sms'],
    [long('sms:1?body=', 1000), 'malformed'],
  ])('sms is under 1000 characters: %.20s is %s', (text, kind) => {
    expect(linkKind(text)).toBe(kind);
  });

  it.each([
    ['mailto:hello@otterbrook.example', 'email'],
    ['mailto:hello%40otterbrook.example?subject=A @ B', 'email'],
    ['mailto:a+b@otterbrook.co.example?CC=c%2Bd@otterbrook.example&bcc=', 'email'],
    ['mailto:hello', 'malformed'],
    ['mailto:a@b@c.example', 'malformed'],
    ['mailto:a@b.example,c@d.example', 'malformed'],
    ['mailto:hello@otterbrook', 'malformed'],
    ['mailto:hello@otterbrook.', 'malformed'],
    ['mailto:a@b.example?cc=nobody', 'malformed'],
    ['mailto:?subject=x', 'malformed'],
    [long('mailto:a@b.example?body=', 999), 'email'],
    [long('mailto:a@b.example?body=', 1000), 'malformed'],
  ])(
    'mailto is under 1000 characters with exactly one @ and a dotted extension: %.40s is %s',
    (text, kind) => {
      expect(linkKind(text)).toBe(kind);
    },
  );

  it.each([
    ['javascript:void(0)', 'javascript'],
    [' java\nscript:void(0)', 'javascript'],
    [long('javascript:', 249), 'javascript'],
    [long('javascript:', 250), 'malformed'],
  ])('javascript is under 250 characters: %.20j is %s', (text, kind) => {
    expect(linkKind(text)).toBe(kind);
  });

  it.each([
    ['ftp://files.example/a', 'ftp'],
    [long('ftp://files.example/', 99), 'ftp'],
    [long('ftp://files.example/', 100), 'malformed'],
  ])('ftp is under 100 characters: %.20s is %s', (text, kind) => {
    expect(linkKind(text)).toBe(kind);
  });

  it.each([
    ['http://otterbrook.example', 'web'],
    ['HTTPS://otterbrook.example/a?b#c', 'web'],
    [long('https://otterbrook.example/', 5000), 'web'],
    ['//otterbrook.example', 'web'],
    ['data:text/html,x', 'misc'],
    ['vbscript:x', 'misc'],
    ['whatsapp://send', 'misc'],
    ['constructor:x', 'misc'],
    ['about', 'misc'],
    ['?category=tea', 'misc'],
    ['https://', 'malformed'],
    ['http://[', 'malformed'],
    ['//', 'malformed'],
    ['', 'malformed'],
    ['  ', 'malformed'],
  ])('is accepted as http, https or ftp, and is misc or malformed otherwise: %.40s is %s', (text, kind) => {
    expect(linkKind(text)).toBe(kind);
  });

  it.each([
    '/',
    '/shop?category=tea',
    '/pages/5f0a1b2c3d4e5f6071829304',
    '/s/menu.pdf',
    '#visit',
    long('/a', 500),
  ])('of this site or page has no rules: %.40s', (text) => {
    expect(linkKind(text)).toBe('misc');
  });

  it('of any text has a kind', () => {
    fc.assert(fc.property(anyText, (text) => void linkKind(text)));
    const text = fc.constantFrom(
      'mailto:',
      'tel:',
      '%',
      '@',
      '.',
      '?cc=',
      'https://',
      '/pages/',
      '\ud800',
      '+',
    );
    fc.assert(
      fc.property(fc.array(text), (parts) => void linkKind(parts.join(''))),
      { numRuns: 50 },
    );
  });
});
