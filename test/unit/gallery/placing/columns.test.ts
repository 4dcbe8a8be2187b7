import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnWidthOf,
  placeAutocolumns,
} from '../../../../src/gallery/designs/autocolumns/autocolumns.design';
import { placeMasonry } from '../../../../src/gallery/designs/masonry/masonry.design';
import { placeColumns } from '../../../../src/gallery/placing/columns';
import type { Placement } from '../../../../src/gallery/placing/layout-checks';
import {
  anything,
  expectLawful,
  expectMirrored,
  gutter,
  heights,
  RUNS,
  ratio,
  ratios,
  width,
} from './layout-laws';

/** No item begins above one before it. */
function expectColumnOrder({ rects }: Placement): void {
  rects.forEach((rect, index) => {
    for (const before of rects.slice(0, index)) {
      if (rect.top < before.top - 1) expect(rect).toBe(`below ${before.top}`);
    }
  });
}

it('columns that end level but for the errors of adding count as level: the first of them is next', () => {
  // 0.1 + 0.2 is more than 0.3.
  const heights = Float64Array.of(0.1, 0.3, 0.2, 1);
  const { rects } = placeColumns({ heights, columns: 2, columnWidth: 100, gutter: 0 });
  expect(rects.map(({ left }) => left)).toEqual([0, 100, 0, 0]);
});

describe('autocolumns', () => {
  const request = fc.record({ heights, width, columnWidth: fc.integer({ min: 20, max: 600 }), gutter });

  it('obeys the laws of layouts, and its reading order from top to bottom', () => {
    fc.assert(
      fc.property(request, (one) => {
        const placed = placeAutocolumns(one);
        expect(placed.rects).toHaveLength(one.heights.length);
        expectLawful(placed, one.width);
        expectColumnOrder(placed);
        expect(placed.fault).toBeUndefined();
      }),
      RUNS,
    );
  });

  it('places items that begin at the same height in order from the start', () => {
    fc.assert(
      fc.property(request, (one) => {
        const { rects } = placeAutocolumns(one);
        const reversed = rects.filter((rect, index) =>
          rects
            .slice(0, index)
            .some(
              (before) => rect.height && before.height && before.top === rect.top && before.left > rect.left,
            ),
        );
        expect(reversed).toEqual([]);
      }),
      RUNS,
    );
  });

  it('has as many columns as fit at their least width, not counting gutters', () => {
    fc.assert(
      fc.property(request, (one) => {
        const columns = Math.max(Math.floor(one.width / one.columnWidth), 1);
        const lefts = new Set(
          placeAutocolumns({ ...one, heights: Array(columns).fill(10) }).rects.map(({ left }) => left),
        );
        expect(lefts.size).toBe(columns);
      }),
      RUNS,
    );
    expect(columnWidthOf({ width: 1152, columnWidth: 361, gutter: 80 })).toBe(330);
    expect(columnWidthOf({ width: 1024, columnWidth: 361, gutter: 80 })).toBe(472);
  });

  it('has columns of whole pixels, the last of which takes the rest', () => {
    const { rects } = placeAutocolumns({ heights: [9, 9, 9], width: 1152, columnWidth: 361, gutter: 80 });
    expect(rects.map(({ left, width }) => [left, width])).toEqual([
      [0, 330],
      [410, 330],
      [820, 332],
    ]);
  });

  it('gives each item to the column that ends highest, even by one pixel', () => {
    const { rects, height } = placeAutocolumns({ heights: [101, 100, 50.9, 10], width: 500, gutter: 0 });
    expect(rects.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [250, 0],
      [250, 100],
      [0, 101],
    ]);
    expect(height).toBe(150);
  });

  it('is mirrored in right-to-left text', () => {
    fc.assert(
      fc.property(request, (one) => {
        expectMirrored(placeAutocolumns(one), placeAutocolumns({ ...one, rtl: true }), one.width);
      }),
    );
  });

  it('reports one fault for unusable sizes', () => {
    const one = { heights: [100, Number.NaN, 50], width: 600, columnWidth: 0, gutter: Number.NaN };
    expect(placeAutocolumns(one).fault).toBe(
      'The layout "autocolumns" cannot use the column width, the gutter, the size of 1 of 3 items; defaults are used.',
    );
    fc.assert(
      fc.property(
        fc.array(anything, { maxLength: 20 }),
        anything,
        anything,
        anything,
        (all, wide, column, gap) => {
          const { rects } = placeAutocolumns({ heights: all, width: wide, columnWidth: column, gutter: gap });
          expect(rects.flatMap(Object.values).every(Number.isFinite)).toBe(true);
        },
      ),
      RUNS,
    );
  });
});

describe('masonry', () => {
  const request = fc.record({
    ratios,
    captions: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 }),
    width: fc.double({ min: 50, max: 3000, noNaN: true }),
    columns: fc.integer({ min: 1, max: 8 }),
    gutter: fc.integer({ min: 0, max: 200 }),
    hasEdges: fc.boolean(),
  });

  it('obeys the laws of layouts, in whole pixels', () => {
    fc.assert(
      fc.property(request, (one) => {
        const placed = placeMasonry(one);
        expectLawful(placed, one.width);
        expectColumnOrder(placed);
        expect(placed.rects.flatMap(Object.values).every(Number.isInteger)).toBe(true);
      }),
      RUNS,
    );
  });

  it('rounds the width to whole pixels', () => {
    const one = { ratios: [0.75, 1.5, 1], columns: 3, gutter: 20 };
    expect(placeMasonry({ ...one, width: 1177.63 })).toEqual(placeMasonry({ ...one, width: 1178 }));
    expect(placeMasonry({ ...one, width: 1177.63 }).rects.at(-1)).toEqual({
      left: 793,
      top: 0,
      width: 385,
      height: 385,
    });
  });

  it('shows whole images, with room for their captions', () => {
    fc.assert(
      fc.property(request, (one) => {
        placeMasonry(one).rects.forEach((rect, index) => {
          // Rounded from edge to edge, a width is off by less than a pixel.
          const heightAt = (wide: number) => wide / (one.ratios[index] ?? 1) + (one.captions[index] ?? 0);
          expect(rect.height).toBeGreaterThanOrEqual(Math.floor(heightAt(rect.width - 1)));
          expect(rect.height).toBeLessThanOrEqual(heightAt(rect.width + 1) + 2);
        });
      }),
    );
  });

  it('is mirrored in right-to-left text', () => {
    fc.assert(
      fc.property(request, (one) => {
        expectMirrored(placeMasonry(one), placeMasonry({ ...one, rtl: true }), one.width);
      }),
    );
  });

  it('reports one fault for unusable sizes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(ratio, anything), { maxLength: 20 }),
        anything,
        anything,
        (all, wide, gap) => {
          const placed = placeMasonry({ ratios: all, width: wide, columns: 3, gutter: gap });
          expect(placed.rects.flatMap(Object.values).every(Number.isFinite)).toBe(true);
          if (all.some(Number.isNaN)) expect(placed.fault).toContain('the size of');
        },
      ),
      RUNS,
    );
  });
});
