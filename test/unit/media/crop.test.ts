import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectPosition, placeImage } from '../../../src/media/crop';

const size = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const request = fc.record({ box: size, image: size, focalPoint: fc.record({ x: fraction, y: fraction }) });
const CENTRE = { x: 0.5, y: 0.5 };
const square = { width: 100, height: 100 };
/** Below half a pixel nothing overflows, so nothing is pushed. */
const SLACK_PX = 0.51;

describe('a picture that covers', () => {
  it('covers its box and shows its focal point, undistorted', () => {
    fc.assert(
      fc.property(request, ({ box, image, focalPoint }) => {
        const { left, top, width, height } = placeImage({ box, image, focalPoint, mode: 'cover' });
        expect(left).toBeLessThanOrEqual(SLACK_PX);
        expect(top).toBeLessThanOrEqual(SLACK_PX);
        expect(left + width).toBeGreaterThanOrEqual(box.width - SLACK_PX);
        expect(top + height).toBeGreaterThanOrEqual(box.height - SLACK_PX);
        expect(width / height).toBeCloseTo(image.width / image.height, 5);
        const [x, y] = [left + focalPoint.x * width, top + focalPoint.y * height];
        expect(x).toBeGreaterThanOrEqual(-SLACK_PX);
        expect(x).toBeLessThanOrEqual(box.width + SLACK_PX);
        expect(y).toBeGreaterThanOrEqual(-SLACK_PX);
        expect(y).toBeLessThanOrEqual(box.height + SLACK_PX);
      }),
    );
  });

  it('has its focal point in the centre where the edges allow', () => {
    const placed = placeImage({
      box: square,
      image: { width: 400, height: 100 },
      focalPoint: { x: 0.25, y: 0.5 },
      mode: 'cover',
    });
    expect(placed).toEqual({ left: -50, top: 0, width: 400, height: 100 });
  });

  it('lies as CSS would place it by the same position', () => {
    fc.assert(
      fc.property(request, ({ box, image, focalPoint }) => {
        const { left, top, width, height } = placeImage({ box, image, focalPoint, mode: 'cover' });
        const [x = 0, y = 0] = objectPosition({ box, image, focalPoint }).split(' ').map(Number.parseFloat);
        // CSS percentages have one digit after the point.
        const tolerance = (overflow: number) => Math.abs(overflow) * 0.0006 + 0.001;
        expect(Math.abs((box.width - width) * (x / 100) - left)).toBeLessThan(tolerance(box.width - width));
        expect(Math.abs((box.height - height) * (y / 100) - top)).toBeLessThan(
          tolerance(box.height - height),
        );
      }),
    );
  });
});

describe('a picture that is contained', () => {
  it('fits its box, in the middle', () => {
    fc.assert(
      fc.property(request, ({ box, image, focalPoint }) => {
        const { left, top, width, height } = placeImage({ box, image, focalPoint, mode: 'contain' });
        expect(width).toBeLessThanOrEqual(box.width + 0.001);
        expect(height).toBeLessThanOrEqual(box.height + 0.001);
        expect(left + width / 2).toBeCloseTo(box.width / 2, 5);
        expect(top + height / 2).toBeCloseTo(box.height / 2, 5);
      }),
    );
  });
});

it('leaves a picture as large as it is when told to', () => {
  const placed = placeImage({
    box: square,
    image: { width: 50, height: 300 },
    focalPoint: { x: 0, y: 1 },
    mode: 'none',
  });
  expect(placed).toEqual({ left: 25, top: -200, width: 50, height: 300 });
});

it('takes the middle where there is nothing to place', () => {
  const nothing = { width: 0, height: 0 };
  expect(objectPosition({ box: nothing, image: square, focalPoint: CENTRE })).toBe('50% 50%');
  expect(objectPosition({ box: square, image: nothing, focalPoint: { x: 0, y: 0 } })).toBe('50% 50%');
  expect(objectPosition({ box: square, image: { width: 0, height: 9 }, focalPoint: CENTRE })).toBe('50% 50%');
  expect(placeImage({ box: square, image: nothing, focalPoint: CENTRE, mode: 'cover' }).width).toBe(0);
});
