// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  highlightPath,
  lineBoxes,
  readTextHighlights,
} from '../../../../src/blocks/text-highlights/text-highlights.mount';

it('lineBoxes joins the words of one line and keeps lines apart', () => {
  const line = { top: 0, height: 20 };
  expect(
    lineBoxes([
      { ...line, left: 100, width: 40 },
      { ...line, top: 1, left: 140, width: 30 },
      { left: 0, width: 60, top: 24, height: 20 },
      { left: 0, width: 0, top: 48, height: 20 },
    ]),
  ).toEqual([
    { ...line, left: 100, width: 70 },
    { left: 0, width: 60, top: 24, height: 20 },
  ]);
});

describe('highlightPath', () => {
  it.each(['underlineCurve', 'circle', 'wave', 'scribble', 'strikethrough'])('knows %s', (shape) => {
    expect(highlightPath(shape)).not.toBe(highlightPath('underline'));
  });

  it('underlines for a shape that it does not know', () => {
    expect(highlightPath('constructor')).toBe(highlightPath('underline'));
  });
});

describe('readTextHighlights', () => {
  const read = (...attributes: readonly object[]) => {
    const content = document.createElement('div');
    const words = document.createElement('span');
    words.className = 'sqsrte-text-highlight';
    words.dataset.textAttributeId = 'a';
    const script = document.createElement('script');
    script.className = 'TextAttributes-props';
    script.type = 'application/json';
    script.textContent = JSON.stringify(attributes);
    content.append(words, script);
    return readTextHighlights(content);
  };
  const attribute = { id: 'a', type: 'highlight', shape: 'circle' };
  const colorOf = (color: object) => read({ ...attribute, color })?.[0]?.color;

  it('has the colours of the palette, those of the owner, and the theme’s', () => {
    const sitePaletteColor = { colorName: 'accent', alphaModifier: 0.5 };
    expect(colorOf({ type: 'SITE_PALETTE_COLOR', sitePaletteColor })).toBe('hsla(var(--accent-hsl), 0.5)');
    const hslaValue = { hue: 20, saturation: 50, lightness: 40, alpha: 1 };
    expect(colorOf({ type: 'CUSTOM_COLOR', customColor: { hslaValue } })).toBe('hsl(20 50% 40% / 1)');
    expect(colorOf({ type: 'THEME_COLOR' })).toBe('var(--text-highlight-color, currentcolor)');
    expect(colorOf({ sitePaletteColor: { colorName: 'a);x:url(' } })).toBe(
      'var(--text-highlight-color, currentcolor)',
    );
  });

  it('leaves out other attributes, and highlights whose words are gone', () => {
    expect(read({ ...attribute, type: 'link' }, { ...attribute, id: 'b' })).toBeUndefined();
  });
});

describe('the lines of a highlight', () => {
  const box = (left: number, top: number, width: number, height = 20) => ({ left, top, width, height });
  it.each([
    ['a word before another', [box(50, 10, 30), box(10, 10, 20)], [box(10, 10, 70)]],
    ['a word within another', [box(10, 10, 70), box(20, 11, 20)], [box(10, 10, 70)]],
    ['a higher word', [box(10, 10, 20), box(30, 10, 20, 30)], [box(10, 10, 40, 30)]],
    ['a word 1.9 px lower', [box(10, 10, 20), box(30, 11.9, 20)], [box(10, 10, 40)]],
    ['a word 2 px lower', [box(10, 10, 20), box(30, 12, 20)], [box(10, 10, 20), box(30, 12, 20)]],
    ['a box without width', [box(10, 10, 0), box(30, 10, 20)], [box(30, 10, 20)]],
    ['a box without height', [box(10, 10, 20, 0), box(30, 40, 20)], [box(30, 40, 20)]],
  ])('take in %s', (_, boxes, lines) => {
    expect(lineBoxes(boxes)).toEqual(lines);
  });

  it('have paths that stay near their words', () => {
    for (const shape of [
      'curve',
      'double',
      'wave',
      'zigzag',
      'scribble',
      'circle',
      'box',
      'strike',
      'highlight',
    ]) {
      const numbers =
        highlightPath(`x-${shape.toUpperCase()}-1`)
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      expect(numbers.length, shape).toBeGreaterThan(3);
      expect(Math.min(...numbers), shape).toBeGreaterThanOrEqual(-4);
      expect(Math.max(...numbers), shape).toBeLessThanOrEqual(104);
    }
  });

  it('have waves and corners that go from one end of the line to the other', () => {
    const endsOf = (path: string) => path.match(/[QLT]?[\d.]+,[\d.]+/g)?.at(-1);
    expect(endsOf(highlightPath('wave'))).toBe('T100,95');
    expect(endsOf(highlightPath('zigzag'))).toBe('L100,98');
    expect(highlightPath('wave').match(/Q/g)).toHaveLength(12);
  });
});
