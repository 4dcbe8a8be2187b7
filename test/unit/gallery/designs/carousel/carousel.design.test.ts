import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupSlides,
  keepGroup,
  slidesPerRowAt,
} from '../../../../../src/gallery/designs/carousel/carousel.design';

it.each([
  [1280, 5, 5],
  [724, 5, 5],
  [723, 5, 3],
  [723, 2, 2],
  [480, 4, 3],
  [479, 4, 2],
  [479, 2, 2],
  [479, 1, 1],
  [0, 4, 4],
  [1000, 0, 1],
  [1000, Number.NaN, 1],
  [1000, -3, 1],
])('slides per row at %i px of %i wanted are %i', (width, wanted, there) => {
  expect(slidesPerRowAt(width, wanted)).toBe(there);
});

describe('groups', () => {
  it('know where they are', () => {
    expect(groupSlides(0, 10, 3)).toEqual({
      currentGroup: 0,
      slidesPerRow: 3,
      totalGroups: 4,
      isFirstGroup: true,
      isLastGroup: false,
    });
    expect(groupSlides(9, 10, 3)).toMatchObject({ currentGroup: 3, isLastGroup: true });
    expect(groupSlides(0, 3, 3)).toMatchObject({ totalGroups: 1, isFirstGroup: true, isLastGroup: true });
    expect(groupSlides(0, 0, 3)).toMatchObject({ totalGroups: 1, isLastGroup: true });
  });

  it('stay as far through the carousel when the row changes', () => {
    expect(keepGroup(groupSlides(5, 10, 5), 10, 2)).toMatchObject({ currentGroup: 2, totalGroups: 5 });
    expect(keepGroup(groupSlides(4, 10, 2), 10, 5)).toMatchObject({ currentGroup: 0, totalGroups: 2 });
    expect(keepGroup(groupSlides(0, 10, 2), 10, 3)).toMatchObject({ currentGroup: 0 });
  });

  it('are always one of those that there are', () => {
    const counts = fc.integer({ min: 0, max: 200 });
    const rows = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(counts, rows, rows, fc.integer({ min: -5, max: 300 }), (count, from, to, index) => {
        for (const state of [
          groupSlides(index, count, from),
          keepGroup(groupSlides(index, count, from), count, to),
        ]) {
          expect(state.currentGroup).toBeGreaterThanOrEqual(0);
          expect(state.currentGroup).toBeLessThan(state.totalGroups);
          expect(state.isFirstGroup).toBe(state.currentGroup === 0);
          expect(state.isLastGroup).toBe(state.currentGroup === state.totalGroups - 1);
        }
      }),
    );
  });
});
