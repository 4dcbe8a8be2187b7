import type { Point } from '../geometry';

/** Older movement says nothing about the speed at the release. */
const WINDOW_MS = 100;

/** The velocity of a point over the last 100 ms. */
interface VelocityTracker {
  add(point: Point, time: number): void;
  reset(): void;
  /** px per ms. */
  at(time: number): Point;
}

export function createVelocityTracker(): VelocityTracker {
  let samples: ReadonlyArray<Point & { readonly time: number }> = [];
  const recent = (now: number) => samples.filter(({ time }) => now - time < WINDOW_MS);
  return {
    add({ x, y }, time) {
      samples = [...recent(time), { x, y, time }];
    },
    reset() {
      samples = [];
    },
    at(now) {
      const [first, ...others] = recent(now);
      const last = others.at(-1);
      if (!first || !last || last.time === first.time) return { x: 0, y: 0 };
      const duration = Math.max(now, last.time) - first.time;
      return { x: (last.x - first.x) / duration, y: (last.y - first.y) / duration };
    },
  };
}
