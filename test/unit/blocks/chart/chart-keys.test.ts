import { expect, it } from 'vitest';
import { nextPoint } from '../../../../src/blocks/chart/chart-drawing.view';

/** Two series of four samples; the second has no value at the second sample. */
const POINTS = [0, 1].flatMap((series) =>
  [0, 1, 2, 3].flatMap((sample) => (series === 1 && sample === 1 ? [] : [{ series, sample }])),
);

it.each([
  ['ArrowRight', [0, 0], [0, 1]],
  ['ArrowLeft', [0, 1], [0, 0]],
  ['ArrowLeft', [0, 0], undefined],
  ['ArrowRight', [0, 3], undefined],
  ['ArrowRight', [1, 0], [1, 2]],
  ['ArrowDown', [0, 0], [1, 0]],
  ['ArrowDown', [0, 1], undefined],
  ['ArrowUp', [1, 2], [0, 2]],
  ['ArrowUp', [0, 2], undefined],
  ['Home', [1, 3], [1, 0]],
  ['End', [0, 0], [0, 3]],
  ['Enter', [0, 0], undefined],
] as const)('%s leads from %j to %j', (key, [series, sample], to) => {
  expect(nextPoint(POINTS, { series, sample }, { key, isRtl: false })).toEqual(
    to && { series: to[0], sample: to[1] },
  );
});

it('leads to the nearest series, and to samples in their order', () => {
  const points = [3, 1, 2, 0].flatMap((series) => [2, 0, 1].map((sample) => ({ series, sample })));
  const next = (key: string, series: number, sample = 1) =>
    nextPoint(points, { series, sample }, { key, isRtl: false });
  expect([next('ArrowDown', 0)?.series, next('ArrowUp', 3)?.series]).toEqual([1, 2]);
  expect([next('ArrowRight', 1, 0)?.sample, next('ArrowLeft', 1, 2)?.sample]).toEqual([1, 1]);
  expect([next('Home', 2)?.sample, next('End', 2)?.sample]).toEqual([0, 2]);
});

it('follows the direction of the text', () => {
  const from = { series: 0, sample: 1 };
  expect(nextPoint(POINTS, from, { key: 'ArrowLeft', isRtl: true })?.sample).toBe(2);
  expect(nextPoint(POINTS, from, { key: 'ArrowRight', isRtl: true })?.sample).toBe(0);
});
