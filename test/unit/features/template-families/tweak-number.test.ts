import { expect, it } from 'vitest';
import { tweakNumber } from '../../../../src/features/template-families/tweak-number';

it('reads a number with its unit, and keeps the default where there is none', () => {
  expect(tweakNumber({ gutter: '2.5vw' }, 'gutter', 1)).toBe(2.5);
  expect(tweakNumber({ gutter: 'wide' }, 'gutter', 1)).toBe(1);
  expect(tweakNumber({}, 'gutter', 1)).toBe(1);
  expect(tweakNumber('text', 'gutter', 1)).toBe(1);
});
