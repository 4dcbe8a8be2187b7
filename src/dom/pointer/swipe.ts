const SWIPE_MIN_PX = 50;
const SWIPE_MAX_MS = 250;

/** Whether a drag was a swipe: 50 px within 250 ms. */
export const isSwipe = ({ distance, duration }: { readonly distance: number; readonly duration: number }) =>
  Math.abs(distance) >= SWIPE_MIN_PX && duration <= SWIPE_MAX_MS;

/** A faster release is a flick, however short the drag: 50 px in 250 ms. */
const FLICK_PX_PER_MS = SWIPE_MIN_PX / SWIPE_MAX_MS;
/** A shorter drag may have been meant as a tap. */
const FLICK_MIN_PX = 20;

export interface Release {
  /** px, and px per ms, along one axis. */
  readonly distance: number;
  readonly velocity: number;
  /** The distance in px that is enough without a flick. */
  readonly far: number;
}

/** The direction in which a released drag continues: -1, 1, or 0 to return to where it began. */
export function swipeOutcome({ distance, velocity, far }: Release): -1 | 0 | 1 {
  const isFlick = Math.abs(velocity) >= FLICK_PX_PER_MS && Math.abs(distance) >= FLICK_MIN_PX;
  // A flick back, after a long drag, takes the drag back.
  if (isFlick) return Math.sign(velocity) === Math.sign(distance) ? toSign(distance) : 0;
  return Math.abs(distance) >= far ? toSign(distance) : 0;
}

const toSign = (value: number): -1 | 1 => (value < 0 ? -1 : 1);

/** The axis along which a movement goes further; undefined when both are equal. */
export function axisOf({ x, y }: { readonly x: number; readonly y: number }): 'x' | 'y' | undefined {
  const [dx, dy] = [Math.abs(x), Math.abs(y)];
  if (dx === dy) return undefined;
  return dx > dy ? 'x' : 'y';
}
