import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easeOutCubic, findTarget, settleDuration } from '../../../../src/gallery/scroll/drag-release';

/** Three slides, 100 px apart. */
const points = {
  nearestTo: (position: number) => Math.min(2, Math.max(0, Math.round(position / 100))),
  stopBeside: (current: number, side: number) => [0, 1, 2][current + side],
};
const release = { position: 100, velocity: 0, current: 1 };

describe('the target of a drag', () => {
  it('is the slide nearest to where its speed would carry it', () => {
    expect(findTarget({ ...release, position: 140 }, points)).toBe(1);
    expect(findTarget({ ...release, position: 140, velocity: 0.1 }, points)).toBe(2);
    expect(findTarget({ ...release, position: 120, velocity: -0.5 }, points)).toBe(0);
  });

  it('is the next slide after a flick, even one that would not carry it there', () => {
    expect(findTarget({ ...release, position: 80, velocity: 0.31 }, points)).toBe(2);
    expect(findTarget({ ...release, position: 80, velocity: 0.3 }, points)).toBe(1);
    expect(findTarget({ ...release, position: 120, velocity: -0.31 }, points)).toBe(0);
  });

  it('is the same slide after a flick past an end', () => {
    expect(findTarget({ position: 210, velocity: 2, current: 2 }, points)).toBe(2);
  });
});

describe('the duration of the remaining way', () => {
  it('lets it start at the speed of the drag', () => {
    const ms = fc.double({ min: 150, max: 400, noNaN: true });
    fc.assert(
      fc.property(ms, fc.double({ min: 0.05, max: 5, noNaN: true }), (duration, velocity) => {
        const distance = (velocity * duration) / 3;
        expect(settleDuration(distance, velocity, 400)).toBeCloseTo(duration);
        const afterOneMs = distance * easeOutCubic(1 / duration);
        expect(Math.abs(afterOneMs / velocity - 1)).toBeLessThan(0.01);
      }),
    );
  });

  it('is the standard one without speed, and never above it or below 150 ms', () => {
    expect(settleDuration(300, 0, 500)).toBe(500);
    expect(settleDuration(300, 0.1, 500)).toBe(500);
    expect(settleDuration(-3, 4, 500)).toBe(150);
  });
});
