import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideAutogrid } from '../../../../src/gallery/layouts/autogrid.layout';
import { placeCells } from '../../../../src/gallery/layouts/cells.layout';
import { placeStrips } from '../../../../src/gallery/layouts/strips.layout';
import {
  anything,
  expectLawful,
  expectMirrored,
  expectRowOrder,
  gutter,
  heights,
  RUNS,
  ratio,
  ratios,
  width,
} from './layout-laws';

describe('cells', () => {
  const request = fc.record({ heights, width, columns: fc.integer({ min: 1, max: 12 }), gutter });

  it('keep the laws of layouts, each row below the highest cell of the one above', () => {
    fc.assert(
      fc.property(request, (one) => {
        const placed = placeCells(one);
        expectLawful(placed, one.width);
        placed.rects.forEach((rect, index) => {
          const above = placed.rects.slice(0, index - (index % one.columns));
          expect(above.filter(({ top, height }) => top + height > rect.top + 0.01)).toEqual([]);
        });
      }),
      RUNS,
    );
  });

  it('are mirrored where text runs from right to left', () => {
    fc.assert(
      fc.property(request, (one) => {
        expectMirrored(placeCells(one), placeCells({ ...one, rtl: true }), one.width);
      }),
    );
  });

  it('say one fault for sizes that are none', () => {
    fc.assert(
      fc.property(
        fc.array(anything, { maxLength: 9 }),
        anything,
        anything,
        anything,
        (all, wide, columns, gap) => {
          const { rects } = placeCells({ heights: all, width: wide, columns, gutter: gap });
          expect(rects.flatMap(Object.values).every(Number.isFinite)).toBe(true);
        },
      ),
      RUNS,
    );
    expect(placeCells({ heights: [1], width: Number.NaN, columns: Number.NaN }).fault).toBe(
      'The layout "grid" cannot use the width, the number of columns; defaults are used.',
    );
  });
});

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

  it('is one whole column where the sizes are none', () => {
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

describe('strips', () => {
  const request = fc.record({
    ratios,
    captions: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 }),
    width: fc.double({ min: 50, max: 3000, noNaN: true }),
    rowHeight: fc.integer({ min: 50, max: 600 }),
    gutter,
    hasEdges: fc.boolean(),
  });

  it('keep the laws of layouts and the order of the pictures', () => {
    fc.assert(
      fc.property(request, (one) => {
        const placed = placeStrips(one);
        expect(placed.rects).toHaveLength(one.ratios.length);
        expectLawful(placed, one.width);
        expectRowOrder(placed);
      }),
      RUNS,
    );
  });

  it('fill the width with every row', () => {
    fc.assert(
      fc.property(request, (one) => {
        const { rects } = placeStrips(one);
        const inset = one.hasEdges ? Math.min(one.gutter, one.width / 4) : 0;
        rects.forEach((rect, index) => {
          const next = rects[index + 1];
          if (next && next.top === rect.top) return;
          expect(Math.abs(rect.left + rect.width - (one.width - inset))).toBeLessThanOrEqual(1);
        });
      }),
      RUNS,
    );
  });

  it('are mirrored where text runs from right to left', () => {
    fc.assert(
      fc.property(request, (one) => {
        expectMirrored(placeStrips(one), placeStrips({ ...one, rtl: true }), one.width);
      }),
    );
  });

  it('say one fault for sizes that are none', () => {
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
