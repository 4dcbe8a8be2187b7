import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAutorows } from '../../../../../src/gallery/designs/autorows/autorows.design';
import type { Rect } from '../../../../../src/gallery/placing/layout-checks';
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
} from '../../placing/layout-laws';

const request = fc.record({
  ratios,
  width,
  rowHeight: fc.integer({ min: 20, max: 600 }),
  gutter,
  lastRow: fc.constantFrom('start', 'center', 'justify'),
});

function rowsOf(rects: readonly Rect[]): Rect[][] {
  const rows: Rect[][] = [];
  for (const rect of rects) {
    if (rows.at(-1)?.[0]?.top === rect.top) rows.at(-1)?.push(rect);
    else rows.push([rect]);
  }
  return rows;
}

/** The least sum of squared errors over every way to break the pictures, tried one after the other. */
function leastError(wanted: { width: number; rowHeight: number; gutter: number }, all: number[]): number {
  const from = (start: number): number => {
    if (start === all.length) return 0;
    let least = Number.POSITIVE_INFINITY;
    for (let end = start + 1; end <= all.length; end++) {
      const sum = all.slice(start, end).reduce((total, one) => total + one);
      const height = (wanted.width - (end - start - 1) * wanted.gutter) / sum;
      if (height <= 0) break;
      const off = height - wanted.rowHeight;
      least = Math.min(least, (end === all.length && off > 0 ? 0 : off * off) + from(end));
      if (height < wanted.rowHeight / 3) break;
    }
    return least;
  };
  return from(0);
}

describe('autorows', () => {
  it('obeys the laws of layouts and the order of the images', () => {
    fc.assert(
      fc.property(request, (one) => {
        const placed = placeAutorows(one);
        expect(placed.rects).toHaveLength(one.ratios.length);
        expectLawful(placed, one.width);
        expectRowOrder(placed);
        expect(placed.fault).toBeUndefined();
      }),
      RUNS,
    );
  });

  it('keeps the ratio of every image, and fills the width with every row but an open last one', () => {
    fc.assert(
      fc.property(request, (one) => {
        const { rects } = placeAutorows(one);
        rects.forEach((rect, index) => {
          expect(rect.width).toBeCloseTo(rect.height * (one.ratios[index] ?? 0), 4);
        });
        const rows = rowsOf(rects);
        for (const [index, row] of rows.entries()) {
          const last = row.at(-1);
          const end = (last?.left ?? 0) + (last?.width ?? 0);
          const isLast = index === rows.length - 1;
          if (!isLast || one.lastRow === 'justify') expect(end).toBeCloseTo(one.width, 4);
          else if (Math.abs(end - one.width) > 0.01) expect(last?.height).toBe(one.rowHeight);
        }
      }),
      RUNS,
    );
  });

  it('finds the best of all ways to break the rows, none longer than the first that is lower than a third', () => {
    const few = fc.record({
      all: fc.array(fc.double({ min: 0.4, max: 3, noNaN: true }), { minLength: 1, maxLength: 11 }),
      width: fc.integer({ min: 600, max: 1600 }),
      rowHeight: fc.integer({ min: 150, max: 300 }),
      gutter: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(few, ({ all, ...wanted }) => {
        const rows = rowsOf(placeAutorows({ ...wanted, ratios: all }).rects);
        const error = rows.reduce((sum, row, index) => {
          const height = row[0]?.height ?? 0;
          const isOpen = index === rows.length - 1 && height > wanted.rowHeight - 1e-6;
          return sum + (isOpen ? 0 : (height - wanted.rowHeight) ** 2);
        }, 0);
        const least = leastError(wanted, all);
        expect(error).toBeLessThanOrEqual(least * (1 + 1e-9) + 1e-6);
      }),
      { numRuns: 500 },
    );
  });

  it('puts the images of an open last row at the given alignment', () => {
    const one = { ratios: [2, 2, 1], width: 1000, rowHeight: 250, gutter: 0 };
    expect(placeAutorows(one).rects[2]).toEqual({ left: 0, top: 250, width: 250, height: 250 });
    expect(placeAutorows({ ...one, lastRow: 'center' }).rects[2]).toMatchObject({ left: 375, width: 250 });
    expect(placeAutorows({ ...one, lastRow: 'justify' }).rects[2]).toMatchObject({ left: 0, width: 1000 });
  });

  it('stretches a last row that is nearly full', () => {
    const { rects } = placeAutorows({ ratios: [2, 2, 1.8, 1.8], width: 1000, rowHeight: 250, gutter: 0 });
    expect((rects[3]?.left ?? 0) + (rects[3]?.width ?? 0)).toBeCloseTo(1000, 6);
  });

  it('is mirrored in right-to-left text', () => {
    fc.assert(
      fc.property(request, (one) => {
        expectMirrored(placeAutorows(one), placeAutorows({ ...one, rtl: true }), one.width);
      }),
    );
  });

  it('reports one fault for unusable sizes, and places the rest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(ratio, anything, fc.constant(undefined)), { maxLength: 20 }),
        anything,
        anything,
        anything,
        (values, wide, rowHeight, gap) => {
          const placed = placeAutorows({ ratios: values, width: wide, rowHeight, gutter: gap });
          expect(placed.rects).toHaveLength(values.length);
          const room = wide >= 0 && wide <= 1e6 ? wide : 0;
          const wrong = placed.rects.filter(
            (rect) =>
              !Object.values(rect).every(Number.isFinite) ||
              rect.left + rect.width > room * (1 + 1e-9) + 0.01,
          );
          expect(wrong).toEqual([]);
          if (values.some(Number.isNaN) || Number.isNaN(wide))
            expect(placed.fault).toMatch(/^The layout "autorows"/);
        },
      ),
      RUNS,
    );
    expect(placeAutorows({ ratios: [1, Number.NaN, 0], width: 500, gutter: -4 }).fault).toBe(
      'The layout "autorows" cannot use the gutter, the size of 2 of 3 items; defaults are used.',
    );
  });

  it('takes no room while it is not displayed', () => {
    expect(placeAutorows({ ratios: [1, 2], width: 0 })).toEqual({
      rects: [
        { left: 0, top: 0, width: 0, height: 0 },
        { left: 0, top: 0, width: 0, height: 0 },
      ],
      height: 0,
    });
  });

  it('has a last row that fills the width up to a quarter higher than wanted, and keeps the wanted height beyond', () => {
    const heightOf = (sum: number) =>
      placeAutorows({ ratios: [sum / 2, sum / 2], width: 1000, rowHeight: 100, gutter: 0 }).rects[0]?.height;
    expect(heightOf(8)).toBe(125);
    expect(heightOf(7.99)).toBe(100);
  });
});
