import { expect, it } from 'vitest';
import { stepInRow } from '../../../../src/blocks/product-gallery/product-row.design';

it('a step leads to the next picture that begins after the edge of the row, or the last before it', () => {
  const atRest = [0, 1000, 1500, 2000];
  expect([stepInRow(atRest, 1), stepInRow(atRest, -1)]).toEqual([1, undefined]);
  // At the end of the row, where the last three share a position: back to what is cut off or out of sight.
  const atEnd = [-1400, -400, 100, 600];
  expect([stepInRow(atEnd, 1), stepInRow(atEnd, -1)]).toEqual([2, 1]);
  // Browsers round.
  const nearly = [-1000.4, 0.4, 500.4];
  expect([stepInRow(nearly, 1), stepInRow(nearly, -1)]).toEqual([2, 0]);
  expect(stepInRow([], 1)).toBeUndefined();
});
