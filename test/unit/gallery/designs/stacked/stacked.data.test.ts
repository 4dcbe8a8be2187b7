import { expect, it, vi } from 'vitest';
import { readStackedOptions } from '../../../../../src/gallery/designs/stacked/stacked.data';

const DEFAULTS = {
  transition: 'fade',
  speed: 1,
  autoHeight: true,
  aspectRatio: 0,
  clickBehavior: 'next',
  direction: 'horizontal',
};

it.each([[{}], [undefined], [null], ['fade']])('has the default options for %j', (options) => {
  expect(readStackedOptions(options)).toMatchObject(DEFAULTS);
});

it('has what it is given, also what only a transition reads', () => {
  const given = { transition: 'swipe', speed: 0.5, autoHeight: false, boundaries: 'hard', preloadCount: 2 };
  expect(readStackedOptions(given)).toEqual({ ...DEFAULTS, ...given });
});

it('reports what does not fit, and takes the default', () => {
  const warn = vi.fn();
  expect(readStackedOptions({ clickBehavior: 'twice', speed: 'fast' }, warn)).toEqual(DEFAULTS);
  expect(warn.mock.calls.map(([path]) => path).sort()).toEqual([
    'designOptions.clickBehavior',
    'designOptions.speed',
  ]);
});
