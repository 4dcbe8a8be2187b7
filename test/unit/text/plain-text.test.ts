import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../src/text/escape';
import { htmlOf, plainText } from '../../../src/text/plain-text';

describe('plainText', () => {
  it('turns paragraphs and breaks into lines', () => {
    expect(plainText('<p>One</p><p>Two<br>three</p>')).toBe('One\n\nTwo\nthree');
    expect(plainText('<ul><li>a</li>\n<li>b</li></ul>')).toBe('a\nb');
  });

  it('reads html that is escaped once more', () => {
    expect(plainText('&lt;p&gt;A &amp;amp; B&lt;/p&gt;')).toBe('A & B');
  });

  it('keeps plain text and its own line breaks', () => {
    expect(plainText(' I <3 you\r\n2 < 3 ')).toBe('I <3 you\n2 < 3');
    expect(plainText('Write &amp;lt; for <')).toBe('Write &lt; for <');
  });

  it('drops code and comments', () => {
    expect(plainText('<p>a<script>alert("<b>")</script><!-- no -->b</p>')).toBe('ab');
  });
});

it('escapes & < > between tags', () => {
  expect(escapeHtml('<a href="x">&</a>')).toBe('&lt;a href="x"&gt;&amp;&lt;/a&gt;');
});

it.each([
  ['<br>', '<br>'],
  ['<em>One</em>', '<em>One</em>'],
  ['&lt;em&gt;One&lt;/em&gt;', '<em>One</em>'],
  ['One', undefined],
  ['2 < 3 > 1', undefined],
  ['1 &lt; 2', undefined],
  ['', undefined],
])('htmlOf of %s is %s', (source, html) => {
  expect(htmlOf(source)).toBe(html);
});
