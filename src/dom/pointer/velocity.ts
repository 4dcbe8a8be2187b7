import type { Point } from '../geometry';

/** Older movement says nothing about the speed at the release. */
const WINDOW_MS = 100;

/** Tracks the velocity of a point over the last 100 ms. */
export function createVelocityTracker() {
  let samples: ReadonlyArray<Point & { readonly time: number }> = [];
  const recent = (now: number) => samples.filter(({ time }) => now - time < WINDOW_MS);
  return {
    add({ x, y }: Point, time: number): void {
      samples = [...recent(time), { x, y, time }];
    },
    reset(): void {
      samples = [];
    },
    /** px per ms. */
    at(now: number): Point {
      const [first, ...others] = recent(now);
      const last = others.at(-1);
      if (!first || !last || last.time === first.time) return { x: 0, y: 0 };
      const duration = Math.max(now, last.time) - first.time;
      return { x: (last.x - first.x) / duration, y: (last.y - first.y) / duration };
    },
  };
}
