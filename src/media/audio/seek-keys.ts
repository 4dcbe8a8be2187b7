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

/**
 * How far a key on a seek bar moves the position, in seconds; undefined for keys that do nothing there. Time runs from left to
 * right in every script: the bars that servers send are filled from the left.
 */
export const seekStep = (key: string): number | undefined =>
  Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
