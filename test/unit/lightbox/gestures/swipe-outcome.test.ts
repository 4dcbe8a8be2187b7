import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swipeOutcome } from '../../../../src/lightbox/gestures/swipe-outcome';

describe('a swipe', () => {
  it('is one when it goes 50 px in 250 ms', () => {
    expect(swipeOutcome({ distance: 50, velocity: 50 / 250, far: 500 })).toBe(1);
    expect(swipeOutcome({ distance: -50, velocity: -0.2, far: 500 })).toBe(-1);
  });

  it('is none when it is slow and short, or a tremble', () => {
    expect(swipeOutcome({ distance: 120, velocity: 0.1, far: 150 })).toBe(0);
    expect(swipeOutcome({ distance: 10, velocity: 2, far: 150 })).toBe(0);
  });

  it('may be slow when it goes far', () => {
    expect(swipeOutcome({ distance: -151, velocity: 0, far: 150 })).toBe(-1);
  });

  it('is taken back by a flick back', () => {
    expect(swipeOutcome({ distance: 300, velocity: -0.6, far: 150 })).toBe(0);
  });

  it('never goes against the pull', () => {
    const number = fc.double({ min: -2000, max: 2000, noNaN: true });
    fc.assert(
      fc.property(number, number, (distance, velocity) => {
        const way = swipeOutcome({ distance, velocity, far: 100 });
        expect(way === 0 || way === Math.sign(distance)).toBe(true);
      }),
    );
  });
});
