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
