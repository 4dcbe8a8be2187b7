import fc from 'fast-check';
import { expect } from 'vitest';
import type { Placement, Rect } from '../../../../src/gallery/placing/layout-checks';

/** Sums of many floats. */
const SLACK_PX = 0.01;
export const RUNS = { numRuns: 1000 };

const overlap = (a: Rect, b: Rect) =>
  a.left < b.left + b.width - SLACK_PX &&
  b.left < a.left + a.width - SLACK_PX &&
  a.top < b.top + b.height - SLACK_PX &&
  b.top < a.top + a.height - SLACK_PX;

/** What holds for every layout: no overlap, inside the width and the height, finite numbers. */
export function expectLawful({ rects, height }: Placement, width: number): void {
  const wrong = rects.filter(
    (rect, index) =>
      !Object.values(rect).every(Number.isFinite) ||
      rect.width < 0 ||
      rect.height < 0 ||
      rect.left < -SLACK_PX ||
      rect.left + rect.width > width + 0.5 + SLACK_PX ||
      rect.top < 0 ||
      rect.top + rect.height > height + 0.5 + SLACK_PX ||
      rects.slice(index + 1).some((other) => overlap(rect, other)),
  );
  expect(wrong).toEqual([]);
}

/** In reading order: an item begins right of the one before it or below, and never above it. */
export function expectRowOrder({ rects }: Placement): void {
  for (let index = 1; index < rects.length; index++) {
    const [before, rect] = [rects[index - 1], rects[index]];
    if (!before || !rect) continue;
    const isBeside = Math.abs(rect.top - before.top) < SLACK_PX && rect.left >= before.left;
    if (!isBeside) expect(rect.top).toBeGreaterThanOrEqual(before.top + before.height - SLACK_PX);
  }
}

export function expectMirrored(ltr: Placement, rtl: Placement, width: number): void {
  expect(rtl.height).toBe(ltr.height);
  rtl.rects.forEach((rect, index) => {
    const one = ltr.rects[index];
    expect(rect.left).toBeCloseTo(width - (one?.left ?? 0) - (one?.width ?? 0), 6);
    expect({ ...rect, left: 0 }).toEqual({ ...one, left: 0 });
  });
}

export const ratio = fc.double({ min: 0.2, max: 5, noNaN: true });
export const ratios = fc.array(ratio, { maxLength: 40 });
export const heights = fc.array(fc.integer({ min: 0, max: 1200 }), { maxLength: 40 });
export const width = fc.double({ min: 1, max: 3000, noNaN: true });
export const gutter = fc.integer({ min: 0, max: 80 });
/** Anything a broken page may say. */
export const anything = fc.oneof(
  fc.constantFrom(Number.NaN, 0, -1, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, 1e-300),
  fc.double(),
);
