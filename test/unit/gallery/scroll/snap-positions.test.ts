import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Measurements,
  measureLoop,
  nearestLoopPosition,
  nearestPosition,
  shiftSlides,
  snapPositions,
} from '../../../../src/gallery/scroll/snap-positions';

/** Slides of the given sizes side by side. */
function lineUp(sizes: readonly number[], viewport: number, gap = 0): Measurements {
  let start = 0;
  const slides = sizes.map((size) => {
    const slide = { start, size };
    start += size + gap;
    return slide;
  });
  return { slides, viewport, content: Math.max(viewport, start - gap), inset: { start: 0, end: 0 } };
}

const sizes = fc.array(fc.double({ min: 1, max: 900, noNaN: true }), { minLength: 1, maxLength: 30 });
const viewports = fc.double({ min: 1, max: 2000, noNaN: true });
const alignments = fc.constantFrom('start', 'middle', 'end');

describe('snap positions', () => {
  it('align the slide with the start, the middle or the end', () => {
    const measures = lineUp([100, 100, 100, 100, 100], 200);
    expect(snapPositions(measures, 'start')).toEqual([0, 100, 200, 300, 300]);
    expect(snapPositions(measures, 'middle')).toEqual([0, 50, 150, 250, 300]);
    expect(snapPositions(measures, 'end')).toEqual([0, 0, 100, 200, 300]);
  });

  it('keep the inset free', () => {
    const measures = { ...lineUp([100, 100, 100, 100], 200), inset: { start: 20, end: 40 } };
    expect(snapPositions(measures, 'start')).toEqual([0, 80, 180, 200]);
  });

  it('can be scrolled to and are in order, whatever the sizes', () => {
    fc.assert(
      fc.property(sizes, viewports, alignments, (given, viewport, alignment) => {
        const measures = lineUp(given, viewport);
        const places = snapPositions(measures, alignment);
        expect(places).toEqual([...places].sort((a, b) => a - b));
        for (const place of places) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(Math.max(0, measures.content - viewport));
        }
      }),
    );
  });

  it('finds the nearest position, the first of two equals', () => {
    expect(nearestPosition([0, 100, 200], 160)).toBe(2);
    expect(nearestPosition([0, 0, 100], -30)).toBe(0);
    expect(nearestPosition([], 10)).toBe(0);
    expect(nearestPosition([0, 100, 200], 150)).toBe(1);
    // Browsers round: less than half a pixel nearer is not nearer.
    expect(nearestPosition([0, 100], 50.2)).toBe(0);
    expect(nearestPosition([0, 100], 50.3)).toBe(1);
  });
});

describe('an endless track', () => {
  it('needs at least two slides as wide as the viewport', () => {
    expect(measureLoop(lineUp([300, 300], 300), 'start')?.length).toBe(600);
  });

  it('counts the gap after the last slide, too', () => {
    expect(measureLoop(lineUp([300, 300], 300, 20), 'start')?.length).toBe(640);
  });

  it('may lack half a pixel, since browsers round', () => {
    expect(measureLoop(lineUp([300, 299.5], 300), 'start')?.length).toBe(599.5);
    expect(measureLoop(lineUp([300, 299.4], 300), 'start')).toBeUndefined();
  });

  it('shifts each slide by whole rounds to where it is nearest to the middle of the viewport', () => {
    const measures = lineUp([100, 100, 100, 100], 200);
    const loop = { length: 400, positions: [0, 100, 200, 300] };
    const shiftsAt = (position: number) => shiftSlides(measures, loop, position).map((rounds) => rounds + 0);
    expect(shiftsAt(0)).toEqual([0, 0, 0, -1]);
    expect(shiftsAt(400)).toEqual([1, 1, 1, 0]);
    expect(shiftsAt(200)).toEqual([1, 0, 0, 0]);
  });

  it('is refused if a slide would have to be visible twice', () => {
    expect(measureLoop(lineUp([100, 100, 100], 300), 'start')).toBeUndefined();
    expect(measureLoop(lineUp([300], 300), 'start')).toBeUndefined();
    expect(measureLoop(lineUp([0, 0], 0), 'start')).toBeUndefined();
    expect(measureLoop(lineUp([Number.NaN, 10], 100), 'start')).toBeUndefined();
  });

  it('goes in the given direction if both ways are equally long', () => {
    const lap = measureLoop(lineUp([300, 300], 300), 'start');
    expect(lap).toBeDefined();
    if (!lap) return;
    expect(nearestLoopPosition(lap, 0, { position: 300, direction: 1 })).toBe(600);
    expect(nearestLoopPosition(lap, 0, { position: 300, direction: -1 })).toBe(0);
  });

  it('leaves no part of the viewport blank, at any position', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 20, max: 400, noNaN: true }), { minLength: 2, maxLength: 12 }),
        fc.double({ min: 50, max: 800, noNaN: true }),
        fc.double({ min: 0, max: 9000, noNaN: true }),
        (given, viewport, position) => {
          const measures = lineUp(given, viewport);
          const lap = measureLoop(measures, 'middle');
          fc.pre(lap !== undefined);
          if (!lap) return;
          const shifts = shiftSlides(measures, lap, position);
          const spans = measures.slides
            .map(({ start, size }, index) => {
              const from = start + (shifts[index] ?? 0) * lap.length;
              return [from, from + size] as const;
            })
            .sort(([a], [b]) => a - b);
          // Half a lap on either side holds more than the viewport: what is seen is covered without a gap.
          let covered = position;
          for (const [from, to] of spans) if (from <= covered + 1) covered = Math.max(covered, to);
          expect(covered).toBeGreaterThanOrEqual(position + viewport - 1);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('finds each slide at most half a round away', () => {
    fc.assert(
      fc.property(
        sizes,
        viewports,
        fc.double({ min: 0, max: 9000, noNaN: true }),
        (given, viewport, position) => {
          const lap = measureLoop(lineUp(given, viewport), 'start');
          fc.pre(lap !== undefined);
          if (!lap) return;
          lap.positions.forEach((_, index) => {
            const found = nearestLoopPosition(lap, index, { position });
            expect(Math.abs(found - position)).toBeLessThanOrEqual(lap.length * 0.5001);
          });
        },
      ),
    );
  });
});
