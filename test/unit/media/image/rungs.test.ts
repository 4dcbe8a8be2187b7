import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRung, RUNGS, rungUrl } from '../../../../src/media/image/rungs';

const box = { width: 400, height: 400, dpr: 1 };
const side = fc.integer({ min: 1, max: 3000 });

describe('the rung', () => {
  it('covers a box that is taller than the picture', () => {
    expect(chooseRung({ ...box, dimensions: { width: 3000, height: 1500 }, mode: 'cover' })).toBe(1000);
    expect(chooseRung({ ...box, dimensions: { width: 3000, height: 1500 }, mode: 'contain' })).toBe(500);
  });

  it('counts device pixels within the bounds it is given', () => {
    const dimensions = { width: 3000, height: 3000 };
    expect(chooseRung({ ...box, dimensions, mode: 'cover', dpr: 2 })).toBe(1000);
    expect(chooseRung({ ...box, dimensions, mode: 'cover', dpr: 4, dprMax: 1 })).toBe(500);
    expect(chooseRung({ ...box, dimensions, mode: 'cover', dpr: 1, dprMin: 3 })).toBe(1500);
  });

  it('goes by the box where the original is unknown', () => {
    expect(chooseRung({ ...box, mode: 'cover' })).toBe(500);
    expect(chooseRung({ width: 9000, height: 1, dpr: 1, mode: 'none' })).toBe(2500);
  });

  it('is the smallest that suffices and none above what the original has', () => {
    fc.assert(
      fc.property(
        fc.record({ width: side, height: side, dpr: fc.constantFrom(1, 1.5, 2, 3) }),
        fc.record({ width: side, height: side }),
        fc.constantFrom('cover' as const, 'contain' as const),
        (request, original, mode) => {
          const rung = chooseRung({ ...request, dimensions: original, mode });
          const bound = mode === 'cover' ? Math.max : Math.min;
          const scale = bound(request.width / original.width, request.height / original.height);
          const needed = Math.min(original.width * scale * request.dpr, original.width);
          const below = RUNGS.findLast((step) => step < rung);
          // Half a device pixel is nobody's loss, and rounding is not exact to the last digit.
          if (rung < 2500) expect(rung).toBeGreaterThanOrEqual(needed - 0.51);
          if (below) expect(below).toBeLessThan(needed);
        },
      ),
    );
  });
});

describe('the address of a rung', () => {
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
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['blob:https://a.test/1', 'blob:https://a.test/1'],
  ])('makes of %s %s', (source, address) => {
    expect(rungUrl(source, 500)).toBe(address);
    expect(rungUrl(rungUrl(source, 300), 500)).toBe(address);
  });
});
