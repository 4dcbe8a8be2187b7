/** Reaction to a drag at the ends of a gallery that does not loop. */
export type Boundary = 'none' | 'hard' | 'inertial';

/** The end of a drag; positive numbers lead to the next slide. */
export interface Release {
  /** In slides. */
  readonly offset: number;
  /** px. */
  readonly distance: number;
  /** px per ms. */
  readonly velocity: number;
  /** ms. */
  readonly duration: number;
  /** px. */
  readonly width: number;
}

/** The movement left after a drag. */
interface Remaining {
  /** px, more than 0. */
  readonly distance: number;
  /** px per ms of the finger in that direction; 0 if it stopped or went the other way. */
  readonly speed: number;
  readonly width: number;
}

export interface DragStyle {
  readonly classes: readonly string[];
  readonly boundaries: { readonly start: Boundary; readonly end: Boundary };
  /** The offset where the view comes to rest: between -1 and 1, on the side of the release. */
  restOf(release: Release): number;
  /** Milliseconds for the remaining distance. */
  durationOf(remaining: Remaining): number;
  /** Milliseconds of a change without a drag. */
  readonly speed: number;
}

/** The browser's own `ease`. */
export const STANDARD_EASING = 'cubic-bezier(0.25, 0.1, 0.25, 1)';
/** The part of a drag past an inertial end that the slides follow. */
const RESISTANCE = 0.35;
/** px per ms; slower fingers count as still. */
const SLOW = 0.05;

/** The part of an offset that the slides follow. `boundary`: of the end on that side; undefined where there is a slide. */
export function limitOffset(offset: number, boundary: Boundary | undefined): number {
  if (boundary === 'hard') return 0;
  const clamped = Math.min(Math.max(offset, -1), 1);
  return boundary === 'inertial' ? clamped * RESISTANCE : clamped;
}

/** The movement left between a release and the offset where the view comes to rest. */
export function remainingOf(rest: number, { offset, velocity, width }: Release): Remaining {
  const speed = velocity * Math.sign(rest - offset);
  return { distance: Math.abs(rest - offset) * width, speed: speed > SLOW ? speed : 0, width };
}

/** An easing that starts at the finger's speed. `duration`: ms. */
export function easingFrom({ speed, distance }: Remaining, duration: number): string {
  if (!speed) return STANDARD_EASING;
  const slope = (speed * duration) / distance;
  return `cubic-bezier(0.25, ${Math.min(1, 0.25 * slope).toFixed(3)}, 0.5, 1)`;
}
