import { describe, expect, it } from 'vitest';
import { createPinch, type PinchPorts } from '../../../../src/dom/pointer/pinch';
import type { Field, View } from '../../../../src/dom/pointer/zoom-geometry';

const FIELD: Field = {
  centre: { x: 50, y: 50 },
  picture: { width: 100, height: 100 },
  window: { width: 100, height: 100 },
};
const AT_REST = { x: 0, y: 0, scale: 1 };

function create(ports: Partial<PinchPorts> = {}) {
  const shown: Array<readonly [View, number, boolean]> = [];
  const pinch = createPinch({
    measure: () => FIELD,
    show: (view, ms, isSettled) => shown.push([view, ms, isSettled]),
    max: () => 4,
    ...ports,
  });
  return { pinch, last: () => shown.at(-1), shown };
}
const from = { x: 50, y: 50 };

describe('a pinch', () => {
  it('enlarges about its centre and moves with it, without a glide', () => {
    const { pinch, last } = create();
    expect(pinch.grab()).toBe(true);
    pinch.follow({ x: 70, y: 50 }, { x: 75, y: 40 }, 2);
    expect(last()).toEqual([{ x: -15, y: -10, scale: 2 }, 0, false]);
  });

  it('resists beyond the largest scale, and glides back to it when it is released', () => {
    const { pinch, last } = create();
    pinch.grab();
    pinch.follow(from, from, 6);
    const scale = pinch.view().scale;
    expect(scale).toBeGreaterThan(4);
    expect(scale).toBeLessThan(6);
    pinch.release();
    expect(last()).toEqual([{ x: 0, y: 0, scale: 4 }, 300, true]);
  });

  it('comes to rest at its own size where it is released smaller', () => {
    const { pinch, last } = create();
    pinch.grab();
    pinch.follow(from, from, 0.5);
    expect(pinch.view().scale).toBeLessThan(1);
    pinch.release();
    expect(last()).toEqual([AT_REST, 300, true]);
  });

  it('comes to rest below the least scale that its caller wants', () => {
    const { pinch, last } = create({ least: 1.5 });
    pinch.zoomTo(1.4);
    expect(last()?.[0]).toEqual(AT_REST);
    pinch.zoomTo(1.5);
    expect(last()?.[0].scale).toBe(1.5);
  });

  it('moves on as far as its speed carries it in 180 ms, up to the edge', () => {
    const { pinch, last } = create();
    pinch.zoomTo(3);
    pinch.grab();
    pinch.follow(from, { x: 60, y: 50 }, 1);
    pinch.release({ x: 0.1, y: -0.05 });
    expect(last()).toEqual([{ x: 28, y: -9, scale: 3 }, 480, true]);
    pinch.grab();
    pinch.release({ x: 5, y: 0 });
    expect(last()?.[0].x).toBe(100);
  });

  it('resists one finger beyond the edges, but not two', () => {
    const { pinch } = create();
    pinch.zoomTo(2);
    pinch.grab();
    pinch.follow(from, { x: 150, y: 50 }, 1);
    expect(pinch.view().x).toBeGreaterThan(50);
    expect(pinch.view().x).toBeLessThan(100);
    pinch.follow(from, { x: 150, y: 50 }, 1.0001);
    expect(pinch.view().x).toBeCloseTo(100);
  });

  it('begins where the picture is seen during a glide', () => {
    const { pinch, last } = create();
    pinch.grab(() => ({ x: 5, y: 6, scale: 1.5 }));
    expect(last()).toEqual([{ x: 5, y: 6, scale: 1.5 }, 0, false]);
  });

  it('does nothing without a picture', () => {
    const { pinch, shown } = create({ measure: () => undefined });
    expect(pinch.grab()).toBe(false);
    pinch.follow(from, from, 2);
    pinch.release();
    pinch.zoomTo(2);
    expect(shown).toEqual([]);
  });
});

it('a zoom by key or wheel is about a point or the middle, and never beyond the limits', () => {
  const { pinch, last } = create();
  pinch.zoomTo(2, { x: 0, y: 100 });
  expect(last()).toEqual([{ x: 50, y: -50, scale: 2 }, 300, true]);
  pinch.zoomTo(9);
  expect(last()?.[0].scale).toBe(4);
  pinch.zoomTo(0.2);
  expect(last()?.[0]).toEqual(AT_REST);
});
