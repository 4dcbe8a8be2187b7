import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  type Field,
  rubberBand,
  stretchScale,
  stretchView,
  type View,
  zoomAt,
  zoomLimits,
} from '../../../../src/dom/pointer/zoom-geometry';

const px = (max: number) => fc.double({ min: -max, max, noNaN: true });
const length = fc.double({ min: 1, max: 3000, noNaN: true });
const scale = fc.double({ min: 1, max: 10, noNaN: true });
const view: fc.Arbitrary<View> = fc.record({ x: px(5000), y: px(5000), scale });
const field: fc.Arbitrary<Field> = fc
  .record({ width: length, height: length, x: fc.double({ min: 0.2, max: 0.8, noNaN: true }) })
  .chain(({ width, height, x }) =>
    fc.record({
      centre: fc.constant({ x: width * x, y: height / 2 }),
      picture: fc.record({
        width: fc.double({ min: 1, max: width, noNaN: true }),
        height: fc.double({ min: 1, max: height, noNaN: true }),
      }),
      window: fc.constant({ width, height }),
    }),
  );
const point = fc.record({ x: px(3000), y: px(3000) });

/** Which point of the picture, from its middle in fitted px, lies at a point of the window. */
const under = ({ x, y, scale }: View, at: { x: number; y: number }, { centre }: Field) => ({
  x: (at.x - centre.x - x) / scale,
  y: (at.y - centre.y - y) / scale,
});

describe('enlarging', () => {
  it('leaves what is under the finger where it is', () => {
    fc.assert(
      fc.property(view, point, scale, field, (start, at, wanted, where) => {
        const before = under(start, at, where);
        const after = under(zoomAt(start, { at, scale: wanted }, where), at, where);
        expect(after.x).toBeCloseTo(before.x, 4);
        expect(after.y).toBeCloseTo(before.y, 4);
      }),
    );
  });

  it('has limits that always allow twice the size', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100 }), (natural) => {
        const { toggle, max } = zoomLimits(natural);
        expect(toggle).toBeGreaterThanOrEqual(2);
        expect(max).toBeGreaterThan(toggle);
        expect(max).toBeLessThanOrEqual(10);
      }),
    );
    expect(zoomLimits(3).toggle).toBe(3);
  });

  it('gives way beyond its limits, but never turns over', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (pinched) => {
        const given = stretchScale(pinched, 4);
        expect(given).toBeGreaterThan(0.4);
        expect(given).toBeLessThan(6);
        if (pinched >= 1 && pinched <= 4) expect(given).toBe(pinched);
      }),
    );
  });
});

describe('panning', () => {
  it('leaves no gap beside a picture larger than the window, and a smaller one in its place', () => {
    fc.assert(
      fc.property(view, field, (wanted, where) => {
        const { x, scale } = clampView(wanted, where);
        const width = where.picture.width * scale;
        const left = where.centre.x + x - width / 2;
        if (width <= where.window.width) expect(x).toBe(0);
        else {
          expect(left).toBeLessThanOrEqual(0.001);
          expect(left + width).toBeGreaterThanOrEqual(where.window.width - 0.001);
        }
      }),
    );
  });

  it('is at rest once it is within its limits', () => {
    fc.assert(
      fc.property(view, field, (wanted, where) => {
        const once = clampView(wanted, where);
        expect(clampView(once, where)).toEqual(once);
      }),
    );
  });
});

it('the rubber band follows less and less, in the same direction, and never beyond its length', () => {
  fc.assert(
    fc.property(px(10_000), length, (pull, room) => {
      const given = rubberBand(pull, room);
      expect(Math.abs(given)).toBeLessThanOrEqual(Math.min(Math.abs(pull), room) * (1 + Number.EPSILON * 4));
      expect(Math.sign(given) * Math.sign(pull)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(rubberBand(pull * 2, room))).toBeGreaterThanOrEqual(
        Math.abs(given) * (1 - Number.EPSILON * 4),
      );
    }),
    // So little that a difference from 1 would round it.
    { examples: [[2.1e-16, 1]] },
  );
  expect(rubberBand(50, 0)).toBe(0);
});

describe('the numbers of a zoom', () => {
  const field: Field = {
    centre: { x: 60, y: 40 },
    picture: { width: 100, height: 50 },
    window: { width: 120, height: 100 },
  };

  it('enlarge about a point', () => {
    expect(zoomAt({ x: 0, y: 0, scale: 1 }, { at: { x: 80, y: 30 }, scale: 2 }, field)).toEqual({
      x: -20,
      y: 10,
      scale: 2,
    });
    expect(zoomAt({ x: -20, y: 10, scale: 2 }, { at: { x: 80, y: 30 }, scale: 1 }, field)).toEqual({
      x: 0,
      y: 0,
      scale: 1,
    });
  });

  it('let a picture move up to the edges of the window', () => {
    // 200 px wide in 120 px, and exactly 100 px high in 100 px.
    expect(clampView({ x: 500, y: 500, scale: 2 }, field)).toEqual({ x: 40, y: 0, scale: 2 });
    expect(clampView({ x: -500, y: -500, scale: 2 }, field)).toEqual({ x: -40, y: 0, scale: 2 });
    expect(clampView({ x: 12, y: 3, scale: 4 }, field)).toEqual({ x: 12, y: 3, scale: 4 });
    expect(clampView({ x: 0, y: 500, scale: 4 }, field)).toEqual({ x: 0, y: 60, scale: 4 });
    expect(clampView({ x: 0, y: -500, scale: 4 }, field)).toEqual({ x: 0, y: -40, scale: 4 });
  });

  it('resist beyond the edges by the length of the window', () => {
    const view = { x: 40 + 120, y: 0, scale: 2 };
    const { x, y } = stretchView(view, field);
    expect(x).toBeCloseTo(40 + rubberBand(120, 120));
    expect(y).toBe(0);
    expect(stretchView({ x: 0, y: 50, scale: 2 }, field).y).toBeCloseTo(rubberBand(50, 100));
  });

  it.each([
    [0, 100, 0],
    [100, 100, 35.48],
    [-100, 100, -35.48],
    [1000, 100, 84.62],
  ])('a pull of %i px on a band of %i px gives %d px', (pull, length, given) => {
    expect(rubberBand(pull, length)).toBeCloseTo(given, 2);
  });

  it.each([
    [Number.NaN, 2, 3],
    [0.5, 2, 3],
    [3, 3, 4.5],
    [5, 4, 7.5],
    [20, 4, 10],
  ])(
    'an original %d times as wide as the picture allows a scale of %d by a double tap, %d at most',
    (natural, toggle, max) => {
      expect(zoomLimits(natural)).toEqual({ toggle, max });
    },
  );

  it.each([
    [0.5, 1 - 0.1774],
    [1, 1],
    [4, 4],
    [6, 4.7097],
  ])('a pinch to %d, with 4 as the limit, is shown as %d', (scale, shown) => {
    expect(stretchScale(scale, 4)).toBeCloseTo(shown, 4);
  });
});
