// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  highlightPath,
  lineBoxes,
  readTextHighlights,
} from '../../../../src/blocks/text-highlights/text-highlights.mount';

describe('lineBoxes', () => {
  it('joins the words of one line and keeps lines apart', () => {
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
