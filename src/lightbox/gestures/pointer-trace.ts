import type { Point } from '../../media/image/dimensions';

/** Older movement says nothing about how fast the finger was when it was lifted. */
const RECENT_MS = 100;

/** Where pointers are, and how fast the last one moved. */
export interface PointerTrace {
  readonly size: number;
  move(event: PointerEvent): void;
  drop(id: number): void;
  has(id: number): boolean;
  ids(): Iterable<number>;
  /** The middle of all pointers that are down. */
  centre(): Point;
  /** Between the first two; 0 for one alone. */
  distance(): number;
  /** px per ms. */
  velocity(now: number): Point;
}

export function createPointerTrace(): PointerTrace {
  const pointers = new Map<number, Point>();
  let samples: Array<Point & { readonly time: number }> = [];
  const centre = () => {
    const points = [...pointers.values()];
    const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
    return { x: sum.x / points.length, y: sum.y / points.length };
  };
  const restart = () => {
    samples = [];
  };
  return {
    get size() {
      return pointers.size;
    },
    has: (id) => pointers.has(id),
    ids: () => pointers.keys(),
    move({ pointerId, clientX, clientY, timeStamp }) {
      // The middle jumps when a finger comes.
      if (!pointers.has(pointerId)) restart();
      pointers.set(pointerId, { x: clientX, y: clientY });
      samples = [
        ...samples.filter(({ time }) => timeStamp - time < RECENT_MS),
        { ...centre(), time: timeStamp },
      ];
    },
    drop(id) {
      pointers.delete(id);
      if (pointers.size) restart();
    },
    centre,
    distance() {
      const [a, b] = [...pointers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    },
    velocity(now) {
      const recent = samples.filter(({ time }) => now - time < RECENT_MS);
      const [first, last] = [recent[0], recent.at(-1)];
      if (!first || !last || last.time === first.time) return { x: 0, y: 0 };
      const time = Math.max(now, last.time) - first.time;
      return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
    },
  };
}
