import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersect, placeObject } from '../../../../src/lightbox/thumbnail/lightbox-thumbnail';

const box = { left: 10, top: 20, width: 100, height: 100 };

describe('where a picture lies in its thumbnail', () => {
  it('is what object-fit and object-position say', () => {
    const natural = { width: 400, height: 200 };
    expect(placeObject(box, natural, { objectFit: 'cover', objectPosition: '50% 50%' })).toEqual({
      left: -40,
      top: 20,
      width: 200,
      height: 100,
    });
    expect(placeObject(box, natural, { objectFit: 'cover', objectPosition: '0% 50%' }).left).toBe(10);
    expect(placeObject(box, natural, { objectFit: 'cover', objectPosition: '100% 50%' }).left).toBe(-90);
    expect(placeObject(box, natural, { objectFit: 'contain', objectPosition: '50% 100%' })).toEqual({
      left: 10,
      top: 70,
      width: 100,
      height: 50,
    });
    expect(placeObject(box, natural, { objectFit: 'contain', objectPosition: '50% 8px' }).top).toBe(28);
    expect(placeObject(box, natural, { objectFit: 'none', objectPosition: 'left' })).toMatchObject({
      width: 400,
      left: -140,
    });
    expect(
      placeObject(box, { width: 50, height: 25 }, { objectFit: 'scale-down', objectPosition: '50% 50%' })
        .width,
    ).toBe(50);
    expect(placeObject(box, natural, { objectFit: 'fill', objectPosition: '50% 50%' })).toEqual(box);
  });

  it('covers the box, or fits it, whatever its shape', () => {
    const length = fc.double({ min: 1, max: 4000, noNaN: true });
    fc.assert(
      fc.property(length, length, length, length, (width, height, boxWidth, boxHeight) => {
        const frame = { left: 0, top: 0, width: boxWidth, height: boxHeight };
        const cover = placeObject(
          frame,
          { width, height },
          { objectFit: 'cover', objectPosition: '30% 70%' },
        );
        expect(cover.left).toBeLessThanOrEqual(0.01);
        expect(cover.left + cover.width).toBeGreaterThanOrEqual(boxWidth - 0.01);
        expect(cover.top + cover.height).toBeGreaterThanOrEqual(boxHeight - 0.01);
        expect(cover.width / cover.height).toBeCloseTo(width / height, 3);
      }),
    );
  });
});

it('what two rectangles share is nothing where they lie apart', () => {
  expect(intersect(box, { left: 200, top: 0, width: 50, height: 50 })).toMatchObject({ width: 0 });
  expect(intersect(box, { left: 60, top: 70, width: 200, height: 10 })).toEqual({
    left: 60,
    top: 70,
    width: 50,
    height: 10,
  });
});
