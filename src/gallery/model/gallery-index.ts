/**
 * A whole number among `count` slides: a negative one counts from the end, one past the end starts anew. Undefined for
 * what is no number, or when there are no slides.
 * @example toSlideIndex(-1, 5); // 4
 */
export function toSlideIndex(index: number, count: number): number | undefined {
  const whole = Math.trunc(Number(index));
  if (!Number.isFinite(whole) || count < 1) return undefined;
  return ((whole % count) + count) % count;
}
