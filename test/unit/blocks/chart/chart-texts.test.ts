// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { createFormats } from '../../../../src/blocks/chart/chart.mount';
import { fitText, widthOf } from '../../../../src/blocks/chart/chart-layout';
import { language } from '../../../../src/text/language';

afterEach(() => {
  language.locale = 'en';
});

it('writes values as the language of the page does', () => {
  language.locale = 'de';
  expect(createFormats().value(1234.5)).toBe('1.234,5');
});

it('cuts texts to the room that they have, by signs and not by code units', () => {
  expect(fitText('Short', 100)).toBe('Short');
  const cut = fitText('A long label indeed', 60);
  expect(cut).toMatch(/^A lo.*…$/);
  expect(widthOf(cut)).toBeLessThanOrEqual(60);
  expect(fitText('😀😀😀😀', 20)).toBe('😀…');
  expect(fitText('Nothing fits', 5)).toBe('');
});

it('knows that East Asian signs are wide', () => {
  expect(widthOf('東京')).toBeGreaterThan(widthOf('Tok'));
});

const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string) => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
};

it('has eight colours with a contrast of 3 to 1 on white and on dark surfaces', () => {
  const css = readFileSync('src/blocks/chart/chart.css', 'utf8');
  const colors = [...css.matchAll(/var\(--inlay-chart-\d, (#[\da-f]{6})\)/g)].map(([, color = '']) => color);
  expect(colors).toHaveLength(8);
  for (const color of colors) {
    expect(contrast(color, '#ffffff'), color).toBeGreaterThanOrEqual(3);
    expect(contrast(color, '#17171a'), color).toBeGreaterThanOrEqual(3);
  }
});
