import { describe, expect, it } from 'vitest';
import {
  CENTRE,
  originAfterKey,
  originAt,
  toTransformOrigin,
} from '../../../../src/blocks/product-gallery/zoom';

const BOX = { left: 100, top: 50, width: 400, height: 200 };

describe('the spot about which a picture grows', () => {
  it.each([
    [
      { x: 300, y: 150 },
      { x: 0.5, y: 0.5 },
    ],
    [
      { x: 100, y: 50 },
      { x: 0, y: 0 },
    ],
    [
      { x: 500, y: 250 },
      { x: 1, y: 1 },
    ],
    [
      { x: 0, y: 1000 },
      { x: 0, y: 1 },
    ],
  ])('is where the mouse is: %j', (point, origin) => {
    expect(originAt(point, BOX)).toEqual(origin);
  });

  it('is the centre of a picture without a size', () => {
    expect(originAt({ x: 1, y: 1 }, { ...BOX, width: 0 })).toEqual(CENTRE);
  });

  it('moves with arrow keys, up to the edges', () => {
    expect(originAfterKey(CENTRE, 'ArrowLeft')).toEqual({ x: 0.4, y: 0.5 });
    expect(originAfterKey(CENTRE, 'ArrowDown')).toEqual({ x: 0.5, y: 0.6 });
    expect(originAfterKey({ x: 0.95, y: 0 }, 'ArrowRight')).toEqual({ x: 1, y: 0 });
    expect(originAfterKey({ x: 0, y: 0.05 }, 'ArrowUp')).toEqual({ x: 0, y: 0 });
    expect(originAfterKey(CENTRE, 'Tab')).toBeUndefined();
  });

  it('is written in per cent', () => {
    expect(toTransformOrigin({ x: 1 / 3, y: 0.5 })).toBe('33.33% 50%');
  });
});
