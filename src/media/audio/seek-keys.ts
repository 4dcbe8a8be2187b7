const ARROW_SECONDS = 5;
const PAGE_SECONDS = 30;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: ARROW_SECONDS,
  ArrowUp: ARROW_SECONDS,
  ArrowLeft: -ARROW_SECONDS,
  ArrowDown: -ARROW_SECONDS,
  PageUp: PAGE_SECONDS,
  PageDown: -PAGE_SECONDS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Seconds that a key on a seek bar moves by; undefined for other keys. Time runs from left to right in every script, as servers fill the bars. */
export const seekStep = (key: string): number | undefined =>
  Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
