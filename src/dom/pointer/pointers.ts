import type { Point } from '../geometry';
import { createVelocityTracker } from './velocity';

export type Pointers = ReturnType<typeof createPointers>;

/** The pointers that are down: their centre, their distance, and the velocity of the centre. */
export function createPointers() {
  const pointers = new Map<number, Point>();
  const velocity = createVelocityTracker();
  /** The centre of all pointers that are down. */
  const centre = (): Point => {
    const points = [...pointers.values()];
    const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
    return { x: sum.x / points.length, y: sum.y / points.length };
  };
  return {
    get size() {
      return pointers.size;
    },
    has: (id: number) => pointers.has(id),
    ids: () => pointers.keys(),
    /** Adds a pointer, or moves one that is down. */
    move({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
      // A new pointer makes the centre jump, which is not movement.
      if (!pointers.has(pointerId)) velocity.reset();
      pointers.set(pointerId, { x: clientX, y: clientY });
      velocity.add(centre(), timeStamp);
    },
    lift(id: number): void {
      pointers.delete(id);
      if (pointers.size) velocity.reset();
    },
    centre,
    /** Between the first two; 0 for a single pointer. */
    distance(): number {
      const [a, b] = [...pointers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    },
    /** px per ms. */
    velocity: velocity.at,
  };
}
