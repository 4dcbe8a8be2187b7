import { describe, expect, it } from 'vitest';
import { createPointerTrace } from '../../../../src/lightbox/gestures/pointer-trace';

const event = (pointerId: number, clientX: number, timeStamp: number, clientY = 0) =>
  ({ pointerId, clientX, clientY, timeStamp }) as PointerEvent;

describe('the trace of pointers', () => {
  it('knows the middle and the distance of two fingers', () => {
    const trace = createPointerTrace();
    trace.move(event(1, 0, 0));
    expect([trace.size, trace.distance()]).toEqual([1, 0]);
    trace.move(event(2, 30, 5, 40));
    expect(trace.centre()).toEqual({ x: 15, y: 20 });
    expect(trace.distance()).toBe(50);
    trace.drop(2);
    expect([trace.has(2), trace.centre().x]).toEqual([false, 0]);
  });

  it('knows the speed of the last moments only', () => {
    const trace = createPointerTrace();
    trace.move(event(1, 0, 0));
    trace.move(event(1, 500, 50));
    for (const time of [200, 220, 240]) trace.move(event(1, 500 + time / 10, time));
    expect(trace.velocity(240).x).toBeCloseTo(0.1);
    expect(trace.velocity(500).x).toBe(0);
  });

  it('does not take a second finger’s coming for speed', () => {
    const trace = createPointerTrace();
    trace.move(event(1, 0, 0));
    trace.move(event(2, 400, 10));
    expect(trace.velocity(12)).toEqual({ x: 0, y: 0 });
  });
});
