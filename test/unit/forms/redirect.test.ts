// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.example/contact" }
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from '../../../src/forms/redirect';

describe('a redirect', () => {
  it.each([
    ['/thank-you', 'https://site.example/thank-you'],
    ['thanks?a=1#b', 'https://site.example/thanks?a=1#b'],
    ['https://site.example/x', 'https://site.example/x'],
    [' /thank-you ', 'https://site.example/thank-you'],
  ])('to %s leads there', (redirect, target) => {
    expect(redirectTarget(redirect)).toBe(target);
  });

  it.each([
    '',
    null,
    undefined,
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://site.example@evil.example/',
    'https://user:word@site.example/',
    'http://site.example/',
    'https://site.example.evil.example/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://site.example/x',
    'mailto:ada@example.com',
    'tel:123',
    'https://',
    'http://[',
  ])('to %j leads nowhere', (redirect) => {
    expect(redirectTarget(redirect)).toBeUndefined();
  });

  it("may lead to the site's other addresses", () => {
    const own = ['https://internal.example', 'no address'];
    expect(redirectTarget('https://internal.example/thanks', own)).toBe('https://internal.example/thanks');
    expect(redirectTarget('https://evil.example', own)).toBeUndefined();
  });

  it('never leads to another origin, whatever is written', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '\t',
      ':',
      '@',
      'evil.example',
      'site.example',
      'https',
      'javascript',
      '#',
      '?',
      '.',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const target = redirectTarget(parts.join(''));
        return target === undefined || new URL(target).origin === 'https://site.example';
      }),
    );
  });
});
