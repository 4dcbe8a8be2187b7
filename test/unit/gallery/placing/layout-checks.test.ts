import { describe, expect, it } from 'vitest';
import { createLayoutChecks } from '../../../../src/gallery/placing/layout-checks';

describe('the numbers of a layout', () => {
  it.each([
    [0, 0],
    [1e6, 1e6],
    [1e6 + 1, 10],
    [-1, 10],
    [Number.NaN, 10],
    [undefined, 10],
  ])('as a length, %s is %s px', (value, read) => {
    expect(createLayoutChecks('rows').length('the gap', value, 10)).toBe(read);
  });

  it.each([
    [1, 1],
    [0.9, 10],
    [0, 10],
    [1e6, 1e6],
    [Number.POSITIVE_INFINITY, 10],
  ])('as the extent of something visible, %s is %s px', (value, read) => {
    expect(createLayoutChecks('rows').extent('the width', value, 10)).toBe(read);
  });

  it.each([
    [1, 1],
    [3.9, 3],
    [100, 100],
    [101, 4],
    [0.5, 4],
  ])('as a count, %s is %s', (value, read) => {
    expect(createLayoutChecks('rows').count('the columns', value, 4)).toBe(read);
  });

  it('are square for images of unknown or impossible ratio', () => {
    const checks = createLayoutChecks('rows');
    expect([...checks.ratios([1.5, undefined, 0, -1, 100, 101, 0.01, 0.009, Number.NaN])]).toEqual([
      1.5, 1, 1, 1, 100, 1, 0.01, 1, 1,
    ]);
    // An unknown ratio is not a mistake.
    expect(checks.fault(9)).toEqual({
      fault: 'The layout "rows" cannot use the size of 5 of 9 items; defaults are used.',
    });
  });

  it('have no height where it is unknown or impossible', () => {
    const checks = createLayoutChecks('rows');
    expect([...checks.lengths([20, undefined, -5, 0])]).toEqual([20, 0, 0, 0]);
    expect(checks.fault(4)).toEqual({
      fault: 'The layout "rows" cannot use the size of 1 of 4 items; defaults are used.',
    });
  });

  it('are named once each in one sentence, and in none where all could be used', () => {
    const checks = createLayoutChecks('wall');
    checks.length('the gap', 10, 0);
    checks.count('the columns', undefined, 3);
    expect(checks.fault()).toEqual({});
    checks.length('the gap', -1, 0);
    checks.length('the gap', -2, 0);
    checks.extent('the width', 0, 10);
    expect(checks.place([], 40)).toEqual({
      rects: [],
      height: 40,
      fault: 'The layout "wall" cannot use the gap, the width; defaults are used.',
    });
  });
});
