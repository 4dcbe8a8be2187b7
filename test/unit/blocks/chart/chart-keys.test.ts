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

it('follows the direction of the text', () => {
  const from = { series: 0, sample: 1 };
  expect(nextPoint(POINTS, from, { key: 'ArrowLeft', isRtl: true })?.sample).toBe(2);
  expect(nextPoint(POINTS, from, { key: 'ArrowRight', isRtl: true })?.sample).toBe(0);
});
