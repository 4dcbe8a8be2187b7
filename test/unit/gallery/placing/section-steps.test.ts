import { expect, it } from 'vitest';
import { columnsAt, gutterAt } from '../../../../src/gallery/placing/section-steps';

it.each([
  [576, 2, 25],
  [577, 2, 50],
  [768, 2, 50],
  [769, 3, 75],
  [992, 3, 75],
  [993, 4, 100],
])('a window of %i px has room for %i of four columns, with a gutter of %i px', (width, columns, gutter) => {
  expect([columnsAt(4, width), gutterAt(100, width)]).toEqual([columns, gutter]);
});

it('one column stays one, and two stay two in each window', () => {
  expect([400, 700, 900, 1400].map((width) => [columnsAt(1, width), columnsAt(2, width)])).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
});

it.each([
  [20, 20],
  [15, 15],
  [60, 20],
  [81, 20],
  [82, 21],
])('a gutter of %i px is one of %i px on a phone', (gutter, expected) => {
  expect(gutterAt(gutter, 400)).toBe(expected);
});
