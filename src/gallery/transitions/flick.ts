const MIN_PX = 50;
const MAX_MS = 250;

/** Whether a touch was a swipe: 50 px within 250 ms. */
export const isFlick = ({ distance, duration }: { readonly distance: number; readonly duration: number }) =>
  Math.abs(distance) >= MIN_PX && duration <= MAX_MS;
