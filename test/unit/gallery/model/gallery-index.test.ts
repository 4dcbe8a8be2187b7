import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepTarget, toSlideIndex } from '../../../../src/gallery/model/gallery-model';

describe('the index of a slide', () => {
  it.each([
    [0, 5, 0],
    [4, 5, 4],
    [5, 5, 0],
    [12, 5, 2],
    [-1, 5, 4],
    [-6, 5, 4],
    [2.9, 5, 2],
    [-0.5, 5, 0],
    [3, 1, 0],
  ])('%d among %d slides is %d', (index, count, expected) => {
    expect(toSlideIndex(index, count)).toBe(expected);
  });

  it('takes a numeric string, as old themes write it', () => {
    expect(toSlideIndex('2' as unknown as number, 5)).toBe(2);
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'soon' as unknown as number,
    undefined as unknown as number,
  ])('is nothing for %s', (index) => {
    expect(toSlideIndex(index, 5)).toBeUndefined();
  });

  it('is nothing without slides', () => {
    expect(toSlideIndex(0, 0)).toBeUndefined();
  });

  it('is always one of the slides, and the same again', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 500 }), (index, count) => {
        const found = toSlideIndex(index, count) ?? -1;
        expect(Number.isInteger(found) && found >= 0 && found < count).toBe(true);
        expect(toSlideIndex(found, count)).toBe(found);
        expect(toSlideIndex(index + count, count)).toBe(found);
      }),
    );
  });
});

describe('the target of a step', () => {
  const step = { direction: 1, count: 5, loop: false } as const;

  it('is the slide that the design names', () => {
    expect(stepTarget({ ...step, wanted: 3 })).toBe(3);
  });

  it.each([5, -1, undefined])('does not exist past an end: %s', (wanted) => {
    expect(stepTarget({ ...step, wanted })).toBeUndefined();
  });

  it('is at the other end where the gallery loops', () => {
    expect(stepTarget({ ...step, wanted: 6, loop: true })).toBe(1);
    expect(stepTarget({ ...step, wanted: undefined, loop: true })).toBe(0);
    expect(stepTarget({ ...step, wanted: undefined, direction: -1, loop: true })).toBe(4);
  });
});
