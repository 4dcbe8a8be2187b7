import { describe, expect, it } from 'vitest';
import { createPointers } from '../../../../src/dom/pointer/pointers';

const event = (pointerId: number, clientX: number, timeStamp: number, clientY = 0) =>
  ({ pointerId, clientX, clientY, timeStamp }) as PointerEvent;

describe('pointers', () => {
  it('have a centre and a distance', () => {
    const pointers = createPointers();
    pointers.move(event(1, 0, 0));
    expect([pointers.size, pointers.distance()]).toEqual([1, 0]);
    pointers.move(event(2, 30, 5, 40));
    expect(pointers.centre()).toEqual({ x: 15, y: 20 });
    expect(pointers.distance()).toBe(50);
    expect([...pointers.ids()]).toEqual([1, 2]);
    pointers.move(event(1, 10, 6, 20));
    // Neither axis is measured from zero.
    expect(pointers.distance()).toBeCloseTo(Math.hypot(20, 20));
    pointers.lift(2);
    expect(pointers.distance()).toBe(0);
    expect([pointers.has(2), pointers.centre().x]).toEqual([false, 10]);
  });

  it('have the velocity of the last 100 ms', () => {
    const pointers = createPointers();
    pointers.move(event(1, 0, 0));
    pointers.move(event(1, 500, 50));
    for (const time of [200, 220, 240]) pointers.move(event(1, 500 + time / 10, time));
    expect(pointers.velocity(240).x).toBeCloseTo(0.1);
    expect(pointers.velocity(500).x).toBe(0);
  });

  it('do not count the jump of the centre at a new finger as velocity', () => {
    const pointers = createPointers();
    pointers.move(event(1, 0, 0));
    pointers.move(event(2, 400, 10));
    expect(pointers.velocity(12)).toEqual({ x: 0, y: 0 });
  });
});

it('keeps the velocity of the last finger that is lifted, and resets it where another stays', () => {
  const pointers = createPointers();
  pointers.move(event(1, 0, 0));
  pointers.move(event(1, 50, 50));
  pointers.lift(1);
  expect(pointers.velocity(50).x).toBe(1);
  pointers.move(event(1, 0, 60));
  pointers.move(event(2, 0, 61));
  pointers.move(event(2, 90, 70));
  pointers.lift(1);
  expect(pointers.velocity(70)).toEqual({ x: 0, y: 0 });
});
