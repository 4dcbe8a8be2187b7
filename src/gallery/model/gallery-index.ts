/**
 * Turns any number into the index of one of `count` slides: negative numbers count from the end, numbers past the end start
 * again. Undefined for what is not a number, and without slides.
 * @example toSlideIndex(-1, 5); // 4
 */
export function toSlideIndex(index: number, count: number): number | undefined {
  const whole = Math.trunc(Number(index));
  if (!Number.isFinite(whole) || count < 1) return undefined;
  return ((whole % count) + count) % count;
}

export interface Step {
  /** The design's index for `next` or `previous`; undefined past an end. */
  readonly wanted: number | undefined;
  readonly direction: 1 | -1;
  readonly count: number;
  readonly loop: boolean;
}

/** The index that a step leads to; undefined past an end of a gallery that does not loop. */
export function stepTarget({ wanted, direction, count, loop }: Step): number | undefined {
  const isEnd = wanted === undefined || wanted < 0 || wanted >= count;
  if (isEnd && !loop) return undefined;
  return toSlideIndex(wanted ?? (direction > 0 ? 0 : -1), count);
}
