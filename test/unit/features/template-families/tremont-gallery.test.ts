import { expect, it } from 'vitest';
import { placeInColumns, placeInRows } from '../../../../src/features/template-families/tremont-gallery';

const request = { width: 420, gutter: 20 };

it('puts each picture into the shorter of two columns', () => {
  expect(placeInColumns({ ...request, ratios: [0.5, 1, 2] })).toEqual([
    { start: 0, top: 0, width: 200, height: 400 },
    { start: 220, top: 0, width: 200, height: 200 },
    { start: 220, top: 220, width: 200, height: 100 },
  ]);
  expect(placeInColumns({ ...request, ratios: [] })).toEqual([]);
});

it('fills rows of two pictures of one height, and the last row with one', () => {
  expect(placeInRows({ ...request, ratios: [3, 1, 2] }, false)).toEqual([
    { start: 0, top: 0, width: 300, height: 100 },
    { start: 320, top: 0, width: 100, height: 100 },
    { start: 0, top: 120, width: 420, height: 210 },
  ]);
});

it('gives a wide picture at the start of a row all of it, where the owner wants that', () => {
  expect(placeInRows({ ...request, ratios: [2, 0.5, 0.5] }, true)).toEqual([
    { start: 0, top: 0, width: 420, height: 210 },
    { start: 0, top: 230, width: 200, height: 400 },
    { start: 220, top: 230, width: 200, height: 400 },
  ]);
});
