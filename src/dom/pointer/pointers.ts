import type { Point } from '../geometry';
import { createVelocityTracker } from './velocity';

/** The pointers that are down: their centre, their distance, and the velocity of the centre. */
export interface Pointers {
  readonly size: number;
  /** Adds a pointer, or moves one that is down. */
  move(event: PointerEvent): void;
  lift(id: number): void;
  has(id: number): boolean;
  ids(): Iterable<number>;
  /** The centre of all pointers that are down. */
  centre(): Point;
  /** Between the first two; 0 for a single pointer. */
  distance(): number;
  /** px per ms. */
  velocity(now: number): Point;
}

export function createPointers(): Pointers {
  const pointers = new Map<number, Point>();
  const velocity = createVelocityTracker();
  const centre = () => {
    const points = [...pointers.values()];
    const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
    return { x: sum.x / points.length, y: sum.y / points.length };
  };
  return {
    get size() {
      return pointers.size;
    },
    has: (id) => pointers.has(id),
    ids: () => pointers.keys(),
    move({ pointerId, clientX, clientY, timeStamp }) {
      // A new pointer makes the centre jump, which is not movement.
      if (!pointers.has(pointerId)) velocity.reset();
      pointers.set(pointerId, { x: clientX, y: clientY });
      velocity.add(centre(), timeStamp);
    },
    lift(id) {
      pointers.delete(id);
      if (pointers.size) velocity.reset();
    },
    centre,
    distance() {
      const [a, b] = [...pointers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    },
    velocity: velocity.at,
  };
}
