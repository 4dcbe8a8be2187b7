import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, isSwipe, swipeOutcome } from '../../../../src/dom/pointer/swipe';

it('a swipe covers 50 px within 250 ms, in either direction', () => {
  expect(isSwipe({ distance: 50, duration: 250 })).toBe(true);
  expect(isSwipe({ distance: -50, duration: 250 })).toBe(true);
  expect(isSwipe({ distance: 49, duration: 250 })).toBe(false);
  expect(isSwipe({ distance: 50, duration: 251 })).toBe(false);
});

it('the axis of a movement is the longer one, and undefined for a diagonal', () => {
  expect(axisOf({ x: -3, y: 2 })).toBe('x');
  expect(axisOf({ x: 2, y: -3 })).toBe('y');
  expect(axisOf({ x: -2, y: 2 })).toBeUndefined();
});

describe('a released drag', () => {
  it('continues after a swipe', () => {
    expect(swipeOutcome({ distance: 50, duration: 250, velocity: 0.2 }, 1000)).toBe(1);
    expect(swipeOutcome({ distance: -50, duration: 100, velocity: -0.2 }, 1000)).toBe(-1);
  });

  it('returns when it is slow and short, however fast it was at its end', () => {
    expect(swipeOutcome({ distance: 120, duration: 400, velocity: 2 }, 300)).toBe(0);
    expect(swipeOutcome({ distance: 45, duration: 20, velocity: 2 }, 300)).toBe(0);
  });

  it('continues from half the length, or exactly as much of it as the caller wants', () => {
    expect(swipeOutcome({ distance: 40, duration: 900, velocity: 0 }, 100, 0.4)).toBe(1);
    expect(swipeOutcome({ distance: 39, duration: 900, velocity: 0 }, 100, 0.4)).toBe(0);
    expect(swipeOutcome({ distance: 150, duration: 900, velocity: 0 }, 300)).toBe(1);
    expect(swipeOutcome({ distance: -150, duration: 900, velocity: 0 }, 300)).toBe(-1);
    expect(swipeOutcome({ distance: 149, duration: 900, velocity: 0 }, 300)).toBe(0);
  });

  it('is taken back only at the speed of a swipe, which is 50 px in 250 ms', () => {
    expect(swipeOutcome({ distance: 300, duration: 900, velocity: -0.19 }, 300)).toBe(1);
    expect(swipeOutcome({ distance: 300, duration: 900, velocity: -0.2 }, 300)).toBe(0);
    expect(swipeOutcome({ distance: -300, duration: 900, velocity: 0.2 }, 300)).toBe(0);
    expect(swipeOutcome({ distance: -300, duration: 900, velocity: -0.2 }, 300)).toBe(-1);
  });

  it('continues when it is slow but far', () => {
    expect(swipeOutcome({ distance: -151, duration: 900, velocity: 0 }, 300)).toBe(-1);
  });

  it('returns when it was moved back at its end', () => {
    expect(swipeOutcome({ distance: 300, duration: 900, velocity: -0.6 }, 300)).toBe(0);
  });

  it('never continues against its direction', () => {
    const number = fc.double({ min: -2000, max: 2000, noNaN: true });
    fc.assert(
      fc.property(number, number, (distance, velocity) => {
        const direction = swipeOutcome({ distance, duration: 200, velocity }, 200);
        expect(direction === 0 || direction === Math.sign(distance)).toBe(true);
      }),
    );
  });
});
