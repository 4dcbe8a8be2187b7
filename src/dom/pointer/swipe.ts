const SWIPE_MIN_PX = 50;
const SWIPE_MAX_MS = 250;

/** Checks whether a drag was a swipe: 50 px within 250 ms. */
export const isSwipe = ({ distance, duration }: { readonly distance: number; readonly duration: number }) =>
  Math.abs(distance) >= SWIPE_MIN_PX && duration <= SWIPE_MAX_MS;

/** px per ms: 50 px in 250 ms. */
const SWIPE_SPEED = SWIPE_MIN_PX / SWIPE_MAX_MS;

export interface Release {
  /** px along one axis, since the finger was put down. */
  readonly distance: number;
  /** ms since then. */
  readonly duration: number;
  /** px per ms, when it was lifted. */
  readonly velocity: number;
}

/** The part of a slide that a drag must cover if it is slower than a swipe. Some designs have a smaller one. */
const SLOW_SHARE = 1 / 2;

/**
 * The direction in which a released drag continues: -1, 1, or 0 to return to where it began.
 * @param length px of what is dragged, along the axis
 */
export function swipeOutcome(release: Release, length: number, share = SLOW_SHARE): -1 | 0 | 1 {
  const { distance, velocity } = release;
  // Moved back at the end, it takes itself back.
  if (Math.abs(velocity) >= SWIPE_SPEED && Math.sign(velocity) !== Math.sign(distance)) return 0;
  return isSwipe(release) || Math.abs(distance) >= length * share ? toSign(distance) : 0;
}

const toSign = (value: number): -1 | 1 => (value < 0 ? -1 : 1);

/** The axis along which a movement goes further; undefined when both are equal. */
export function axisOf({ x, y }: { readonly x: number; readonly y: number }): 'x' | 'y' | undefined {
  const [dx, dy] = [Math.abs(x), Math.abs(y)];
  if (dx === dy) return undefined;
  return dx > dy ? 'x' : 'y';
}
