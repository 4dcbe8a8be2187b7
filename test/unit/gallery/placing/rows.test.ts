import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideAutogrid } from '../../../../src/gallery/designs/autogrid/autogrid.design';
import { placeStrips } from '../../../../src/gallery/designs/strips/strips.design';
import type { Rect } from '../../../../src/gallery/placing/layout-checks';
import {
  anything,
  expectLawful,
  expectMirrored,
  expectRowOrder,
  gutter,
  RUNS,
  ratio,
  ratios,
  width,
} from './layout-laws';

describe('autogrid', () => {
  it('divides the width in full, into cells that are at least as wide as wanted', () => {
    fc.assert(
      fc.property(width, fc.integer({ min: 20, max: 600 }), gutter, (wide, columnWidth, gap) => {
        const cells = divideAutogrid({ width: wide, columnWidth, gutter: gap });
        expect(cells.columns * cells.cell + (cells.columns - 1) * cells.gap).toBeCloseTo(100, 6);
        if (wide >= columnWidth) expect((cells.cell * wide) / 100).toBeGreaterThanOrEqual(columnWidth - 0.01);
      }),
      RUNS,
    );
  });

  it('falls back to one whole column for sizes that are not numbers', () => {
    fc.assert(
      fc.property(anything, anything, anything, (wide, columnWidth, gap) => {
        const { columns, cell, gap: part } = divideAutogrid({ width: wide, columnWidth, gutter: gap });
        expect([columns, cell, part].every(Number.isFinite)).toBe(true);
        expect(columns).toBeGreaterThanOrEqual(1);
      }),
      RUNS,
    );
  });
});

describe('section rows', () => {
  const request = fc.record({
    ratios,
    captions: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 }),
    width: fc.double({ min: 50, max: 3000, noNaN: true }),
    rowHeight: fc.integer({ min: 50, max: 600 }),
    gutter,
    hasEdges: fc.boolean(),
  });

  /** How many pictures each row has. */
  const rowsOf = (rects: readonly Rect[]) => {
    const tops = [...new Set(rects.map(({ top }) => top))];
    return tops.map((wanted) => rects.filter(({ top }) => top === wanted).length);
  };

  /** By how much a row may end beside the edge: heights and natural widths are whole pixels. */
  function slackOf(
    { top, height }: Rect,
    rects: readonly Rect[],
    { rowHeight, hasEdges }: { rowHeight: number; hasEdges: boolean },
  ): number {
    if (hasEdges) return 0;
    const row = rects.filter((rect) => rect.top === top);
    return row.reduce((sum, rect) => sum + rect.width / rect.height, 0) + (row.length * height) / rowHeight;
  }

  it('obey the laws of layouts and the order of the images', () => {
    fc.assert(
      fc.property(request, (one) => {
        const placed = placeStrips(one);
        expect(placed.rects).toHaveLength(one.ratios.length);
        const slacks = placed.rects.map((rect) => slackOf(rect, placed.rects, one));
        expectLawful(placed, one.width + Math.max(0, ...slacks));
        expectRowOrder(placed);
      }),
      RUNS,
    );
  });

  it('fill the width with every row, and to the pixel with full bleed', () => {
    fc.assert(
      fc.property(request, (one) => {
        const { rects } = placeStrips(one);
        const inset = one.hasEdges ? Math.min(one.gutter, one.width / 4) : 0;
        rects.forEach((rect, index) => {
          const next = rects[index + 1];
          if (next && next.top === rect.top) return;
          const slack = 1 + slackOf(rect, rects, one);
          expect(Math.abs(rect.left + rect.width - (one.width - inset))).toBeLessThanOrEqual(slack);
        });
      }),
      RUNS,
    );
  });

  it('keep the ratio of every image without full bleed', () => {
    fc.assert(
      fc.property(request, (one) => {
        placeStrips({ ...one, hasEdges: false }).rects.forEach((rect, index) => {
          expect(rect.width).toBeCloseTo(rect.height * (one.ratios[index] ?? 0), 4);
        });
      }),
    );
  });

  it('take images into a row up to an eighth more than the width, gaps not counted', () => {
    // 1125 px of pictures in 1000 px; one pixel more, and a row begins.
    const one = { width: 1000, rowHeight: 100, gutter: 40 };
    expect(rowsOf(placeStrips({ ...one, ratios: [5, 5, 1.25, 2, 2] }).rects)).toEqual([3, 2]);
    expect(rowsOf(placeStrips({ ...one, ratios: [5, 5, 1.26, 2, 2] }).rects)).toEqual([2, 3]);
    expect(rowsOf(placeStrips({ ...one, ratios: [30, 3, 3] }).rects)).toEqual([1, 2]);
  });

  it('leave room below each row for its highest caption', () => {
    const placed = placeStrips({
      ratios: [5, 5, 5, 5],
      captions: [10, 30, 0, 20],
      width: 1000,
      rowHeight: 100,
      gutter: 10,
    });
    expect(placed.rects.map(({ top }) => top)).toEqual([0, 0, 139, 139]);
    expect(placed.height).toBe(258);
  });

  it('put a last image that would be alone into the row before it', () => {
    const placed = placeStrips({
      ratios: [0.714, 0.714, 0.714, 2.4],
      width: 1178,
      rowHeight: 500,
      gutter: 25,
    });
    expect(rowsOf(placed.rects)).toEqual([4]);
    expect(placed.height).toBe(243);
    expect(rowsOf(placeStrips({ ratios: [2.4], width: 1178, rowHeight: 500, gutter: 25 }).rects)).toEqual([
      1,
    ]);
  });

  it('are mirrored in right-to-left text', () => {
    fc.assert(
      fc.property(request, (one) => {
        expectMirrored(placeStrips(one), placeStrips({ ...one, rtl: true }), one.width);
      }),
    );
  });

  it('report one fault for unusable sizes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(ratio, anything), { maxLength: 9 }),
        anything,
        anything,
        anything,
        (all, wide, rowHeight, gap) => {
          const placed = placeStrips({ ratios: all, width: wide, rowHeight, gutter: gap });
          expect(placed.rects).toHaveLength(all.length);
          expect(placed.rects.flatMap(Object.values).every(Number.isFinite)).toBe(true);
        },
      ),
      RUNS,
    );
  });
});
