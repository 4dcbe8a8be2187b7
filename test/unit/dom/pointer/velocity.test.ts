import { describe, expect, it } from 'vitest';
import { createVelocityTracker } from '../../../../src/dom/pointer/velocity';

const NONE = { x: 0, y: 0 };

describe('the velocity of a point', () => {
  it('is that of the last 100 ms', () => {
    const velocity = createVelocityTracker();
    velocity.add({ x: 0, y: 0 }, 0);
    velocity.add({ x: 500, y: 500 }, 50);
    for (const time of [200, 220, 240]) velocity.add({ x: 500 + time / 10, y: 500 - time / 5 }, time);
    expect(velocity.at(240).x).toBeCloseTo(0.1);
    expect(velocity.at(240).y).toBeCloseTo(-0.2);
  });

  it('falls while the point rests, and is 0 after 100 ms', () => {
    const velocity = createVelocityTracker();
    velocity.add({ x: 0, y: 0 }, 0);
    velocity.add({ x: 40, y: 0 }, 40);
    expect(velocity.at(40).x).toBe(1);
    expect(velocity.at(80).x).toBe(0.5);
    expect(velocity.at(150)).toEqual(NONE);
    const old = createVelocityTracker();
    old.add({ x: 0, y: 0 }, 0);
    old.add({ x: 99, y: 0 }, 99);
    expect(old.at(99).x).toBe(1);
    // A sample of 100 ms ago does not count.
    expect(old.at(100)).toEqual(NONE);
  });

  it('is 0 for a single sample, for samples at one time, and after a reset', () => {
    const velocity = createVelocityTracker();
    expect(velocity.at(0)).toEqual(NONE);
    velocity.add({ x: 0, y: 0 }, 10);
    expect(velocity.at(20)).toEqual(NONE);
    velocity.add({ x: 50, y: 0 }, 10);
    expect(velocity.at(20)).toEqual(NONE);
    velocity.add({ x: 60, y: 0 }, 20);
    velocity.reset();
    expect(velocity.at(20)).toEqual(NONE);
  });
});
