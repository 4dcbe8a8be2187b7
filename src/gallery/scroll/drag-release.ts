import type { SnapPoints } from './snap-points';

/** After a drag the track moves as far as its speed would have carried it in this time. */
const PROJECTION_MS = 180;
const MIN_SETTLE_MS = 150;
/** px per ms; a faster flick leads to the next slide, however far away it is. */
const FLICK_SPEED = 0.3;

/** The slide to settle on. Position (px) and velocity (px per ms) are in reading direction; `current` is the index before the drag. */
export function findTarget(
  { position, velocity, current }: Record<'position' | 'velocity' | 'current', number>,
  { nearestTo, stopBeside }: Pick<SnapPoints, 'nearestTo' | 'stopBeside'>,
): number {
  const nearest = nearestTo(position + velocity * PROJECTION_MS, current);
  if (nearest !== current || Math.abs(velocity) <= FLICK_SPEED) return nearest;
  return stopBeside(current, Math.sign(velocity)) ?? current;
}

export const easeOutCubic = (progress: number): number => 1 - (1 - progress) ** 3;

/** Milliseconds for the remaining `distance` (px), so that `easeOutCubic` continues at the speed of the drag. */
export function settleDuration(distance: number, velocity: number, standardMs: number): number {
  // `easeOutCubic` starts at three times its average speed.
  const natural = velocity ? Math.abs((3 * distance) / velocity) : standardMs;
  return Math.min(Math.max(natural, MIN_SETTLE_MS), standardMs);
}
