import { expect, it, vi } from 'vitest';
import { drawnScale } from '../../../src/dom/drawn-scale';

it.each([
  ['as large as it is laid out', 400, 400, {}, 1],
  ['of a width that the layout rounds', 401, 400.6, {}, 1],
  ['smaller, by an animation', 401, 320.4, { width: '400.5px' }, 0.8],
  ['larger, by a theme', 400, 500, { width: '400px' }, 1.25],
  [
    'smaller, with padding',
    400,
    320,
    { boxSizing: 'content-box', width: '380px', 'padding-left': '20px' },
    0.8,
  ],
  ['smaller, in a line', 400, 320, { width: 'auto' }, 0.8],
  ['not at all', 0, 0, {}, 1],
])('the scale of an element that is drawn %s', (_, offsetWidth, width, styles, scale) => {
  const style = { boxSizing: 'border-box', ...styles };
  const getPropertyValue = (name: string) => (style as Record<string, string>)[name] ?? '0px';
  vi.stubGlobal('getComputedStyle', () => ({ ...style, getPropertyValue }));
  const element = { offsetWidth, getBoundingClientRect: () => ({ width }) };
  expect(drawnScale(element as HTMLElement)).toBeCloseTo(scale, 5);
});
