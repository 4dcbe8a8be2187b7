import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitHighlights, withoutHighlights } from '../../../src/text/highlights';

describe('a search result’s text', () => {
  it.each([
    [
      'Herbal <em>tea</em> &amp; cake',
      [
        ['Herbal ', false],
        ['tea', true],
        [' & cake', false],
      ],
    ],
    ['<em>Fern</em>', [['Fern', true]]],
    [
      '<EM>a</EM><em>b</em>',
      [
        ['a', true],
        ['b', true],
      ],
    ],
    // The server marks the name of a character reference, too.
    ['Salt &<em>amp</em>; pepper', [['Salt & pepper', false]]],
    ['a <b>bold</b> <img src=x onerror=alert(1)> word', [['a bold  word', false]]],
    ['an <em>open mark', [['an open mark', false]]],
    ['', []],
  ] as const)('%j is split at its marks', (html, parts) => {
    expect(splitHighlights(html).map(({ text, isMatch }) => [text, isMatch])).toEqual(parts);
  });

  it('is the same without marks', () => {
    expect(withoutHighlights('The tree <em>fern</em>s')).toBe('The tree ferns');
  });

  it('never throws, and takes time in proportion to its length', () => {
    fc.assert(fc.property(fc.string(), (html) => void splitHighlights(html)));
    const start = performance.now();
    splitHighlights('<em>'.repeat(50_000));
    splitHighlights('<'.repeat(50_000));
    splitHighlights('&<em>'.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
