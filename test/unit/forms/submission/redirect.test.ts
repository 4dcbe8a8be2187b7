// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.example/contact" }
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from '../../../../src/forms/submission/redirect';

describe('a redirect', () => {
  it.each([
    ['/thank-you', 'https://site.example/thank-you'],
    ['thanks?a=1#b', 'https://site.example/thanks?a=1#b'],
    ['https://site.example/x', 'https://site.example/x'],
    [' /thank-you ', 'https://site.example/thank-you'],
    ['https://thanks.example/done?a=1', 'https://thanks.example/done?a=1'],
    ['HTTP://thanks.example', 'http://thanks.example/'],
  ])('to %s leads there', (redirect, target) => {
    expect(redirectTarget(redirect)).toBe(target);
  });

  it.each([
    '',
    null,
    undefined,
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://site.example@evil.example/',
    'https://user:word@site.example/',
    'http:evil.example',
    'https:///evil.example',
    'https:/\\evil.example',
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

  it('that is relative counts from the page, whatever its base is', () => {
    document.head.innerHTML = '<base href="https://evil.example/">';
    expect(redirectTarget('thanks')).toBe('https://site.example/thanks');
  });

  it('leads to another origin only where it plainly says so', () => {
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
        const redirect = parts.join('');
        const target = redirectTarget(redirect);
        const isFull = redirect.replaceAll('\t', '').startsWith('https://');
        return target === undefined || isFull || new URL(target).origin === 'https://site.example';
      }),
    );
  });
});
