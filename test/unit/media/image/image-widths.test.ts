import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseWidth, IMAGE_WIDTHS, imageUrl } from '../../../../src/media/image/image-widths';

const box = { width: 400, height: 400, dpr: 1 };
const side = fc.integer({ min: 1, max: 3000 });

describe('the chosen width', () => {
  it('covers a box that is taller than the picture', () => {
    expect(chooseWidth({ ...box, dimensions: { width: 3000, height: 1500 }, mode: 'cover' })).toBe(1000);
    expect(chooseWidth({ ...box, dimensions: { width: 3000, height: 1500 }, mode: 'contain' })).toBe(500);
  });

  it('counts device pixels, within the given bounds', () => {
    const dimensions = { width: 3000, height: 3000 };
    expect(chooseWidth({ ...box, dimensions, mode: 'cover', dpr: 2 })).toBe(1000);
    expect(chooseWidth({ ...box, dimensions, mode: 'cover', dpr: 4, dprMax: 1 })).toBe(500);
    expect(chooseWidth({ ...box, dimensions, mode: 'cover', dpr: 1, dprMin: 3 })).toBe(1500);
    expect(chooseWidth({ ...box, dimensions, mode: 'cover', dpr: 2, sizeAdjustment: 0.5 })).toBe(500);
  });

  it('follows the box when the original size is unknown', () => {
    expect(chooseWidth({ ...box, mode: 'cover' })).toBe(500);
    expect(chooseWidth({ width: 9000, height: 1, dpr: 1, mode: 'none' })).toBe(2500);
  });

  it('is the smallest that is sharp, and never wider than needed for the original', () => {
    fc.assert(
      fc.property(
        fc.record({ width: side, height: side, dpr: fc.constantFrom(1, 1.5, 2, 3) }),
        fc.record({ width: side, height: side }),
        fc.constantFrom('cover' as const, 'contain' as const),
        (request, original, mode) => {
          const chosen = chooseWidth({ ...request, dimensions: original, mode });
          const bound = mode === 'cover' ? Math.max : Math.min;
          const scale = bound(request.width / original.width, request.height / original.height);
          const needed = Math.min(original.width * scale * request.dpr, original.width);
          const below = IMAGE_WIDTHS.findLast((step) => step < chosen);
          // Half a device pixel is not visible, and rounding is inexact in the last digit.
          if (chosen < 2500) expect(chosen).toBeGreaterThanOrEqual(needed - 0.51);
          if (below) expect(below).toBeLessThan(needed);
        },
      ),
    );
  });
});

it.each([
  ['https://a.test/x.jpg', 'https://a.test/x.jpg?format=500w'],
  ['https://a.test/x.jpg?format=100w&b=1#top', 'https://a.test/x.jpg?format=500w&b=1#top'],
  ['/x.jpg?b=1', '/x.jpg?b=1&format=500w'],
  ['//images.squarespace-cdn.com/x', '//images.squarespace-cdn.com/x?format=500w'],
  ['http://images.squarespace-cdn.com/x', 'https://images.squarespace-cdn.com/x?format=500w'],
  ['http://static1.squarespace.com/x', 'https://static1.squarespace.com/x?format=500w'],
  ['http://static.squarespace.com/x', 'https://static.squarespace.com/x?format=500w'],
  ['http://any.sqspcdn.com/x', 'https://any.sqspcdn.com/x?format=500w'],
  ['http://elsewhere.test/x', 'http://elsewhere.test/x?format=500w'],
  // Copies of a site have one width of each image.
  ['_files/x.jpg?format=original', '_files/x.jpg?format=original'],
  ['x.jpg?a=1&format=original#top', 'x.jpg?a=1&format=original#top'],
  ['x.jpg?format=originals', 'x.jpg?format=500w'],
  [
    'http://images.squarespace-cdn.com/x?format=original',
    'https://images.squarespace-cdn.com/x?format=original',
  ],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['blob:https://a.test/1', 'blob:https://a.test/1'],
])('the address of an image is, for %s, %s', (source, address) => {
  expect(imageUrl(source, 500)).toBe(address);
  expect(imageUrl(imageUrl(source, 300), 500)).toBe(address);
});
