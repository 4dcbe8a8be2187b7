/** Faster than this it is a flick, however short: 50 px in 250 ms. */
const FLICK_PX_PER_MS = 0.2;
/** Shorter than this it may have been meant as a tap. */
const FLICK_MIN_PX = 20;

export interface Swipe {
  /** px, and px per ms, in the direction of the axis. */
  readonly distance: number;
  readonly velocity: number;
  /** px that count as far enough for somebody who moves slowly. */
  readonly far: number;
}

/** Which way a finger that has been lifted wanted to go: -1, 1, or 0 for back to where it was. */
export function swipeOutcome({ distance, velocity, far }: Swipe): -1 | 0 | 1 {
  const isFlick = Math.abs(velocity) >= FLICK_PX_PER_MS && Math.abs(distance) >= FLICK_MIN_PX;
  // A flick back, after a long pull, takes the pull back.
  if (isFlick) return Math.sign(velocity) === Math.sign(distance) ? toSign(distance) : 0;
  return Math.abs(distance) >= far ? toSign(distance) : 0;
}

const toSign = (value: number): -1 | 1 => (value < 0 ? -1 : 1);
