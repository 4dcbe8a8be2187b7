const FALLBACK_MS = 50;
/** Chromium may never find a page idle that draws nothing. */
const TIMEOUT_MS = 1000;

/** Calls back when the browser has nothing better to do, or after `timeout` milliseconds; returns the cancel. */
export function whenIdle(callback: () => void, timeout = TIMEOUT_MS): () => void {
  // Safari has no requestIdleCallback.
  const isAble = 'requestIdleCallback' in window;
  const handle = isAble
    ? requestIdleCallback(() => callback(), { timeout })
    : window.setTimeout(callback, FALLBACK_MS);
  return () => (isAble ? cancelIdleCallback : clearTimeout)(handle);
}

/** The same after the next frame: what has been written is laid out, and reading sizes costs next to nothing. */
export function whenIdleAfterFrame(callback: () => void): () => void {
  let cancel = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(callback);
  });
  return () => cancel();
}
