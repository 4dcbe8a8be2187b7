import { expect, it, vi } from 'vitest';
import { aspectRatio } from '../../../src/data/aspect-ratio';

it.each([
  [1.5, 1.5],
  ['0.75', 0.75],
  ['Auto', undefined],
  [0, undefined],
  [-1, undefined],
  [undefined, undefined],
])('reads %j as the ratio %s', (value, ratio) => {
  const warn = vi.fn();
  expect(aspectRatio()(value, 'ratio', warn)).toBe(ratio);
  expect(warn).not.toHaveBeenCalled();
});

it('reports a ratio that is not a number', () => {
  const warn = vi.fn();
  expect(aspectRatio()('wide', 'ratio', warn)).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
