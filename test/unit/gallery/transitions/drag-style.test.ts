import { describe, expect, it } from 'vitest';
import {
  easingFrom,
  limitOffset,
  remainingOf,
  STANDARD_EASING,
} from '../../../../src/gallery/transitions/drag-transition';

it.each([
  ['between slides is followed', undefined, 0.6, 0.6],
  ['is followed for one slide', undefined, -1.7, -1],
  ['past an open end is followed, too', 'none', 0.6, 0.6],
  ['past a hard end is not followed', 'hard', 0.6, 0],
  ['past an inertial end is followed with resistance', 'inertial', -0.6, -0.21],
  ['far past an inertial end stops there', 'inertial', 5, 0.35],
] as const)('a drag %s', (_, boundary, offset, expected) => {
  expect(limitOffset(offset, boundary)).toBeCloseTo(expected);
});

describe('the rest of the way', () => {
  const release = { offset: 0.25, distance: 100, duration: 100, width: 400, velocity: 1 };

  it('has the speed of a finger that leads there', () => {
    expect(remainingOf(1, release)).toEqual({ distance: 300, speed: 1, width: 400 });
  });

  it('has none where the finger went the other way, or was as good as still', () => {
    expect(remainingOf(0, release)).toEqual({ distance: 100, speed: 0, width: 400 });
    expect(remainingOf(1, { ...release, velocity: 0.05 }).speed).toBe(0);
    expect(remainingOf(0.25, release)).toEqual({ distance: 0, speed: 0, width: 400 });
  });

  it('starts at that speed, and never overshoots', () => {
    // A curve starts with the slope y1 / x1: 300 px in 300 ms at 1 px per ms is 1.
    expect(easingFrom({ distance: 300, speed: 1, width: 400 }, 300)).toBe(
      'cubic-bezier(0.25, 0.250, 0.5, 1)',
    );
    expect(easingFrom({ distance: 30, speed: 5, width: 400 }, 300)).toBe('cubic-bezier(0.25, 1.000, 0.5, 1)');
    expect(easingFrom({ distance: 300, speed: 0, width: 400 }, 300)).toBe(STANDARD_EASING);
  });
});
