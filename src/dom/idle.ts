const FALLBACK_MS = 50;

/** Calls back when the browser has nothing better to do; returns the cancel. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  const isAble = 'requestIdleCallback' in window;
  const handle = isAble ? requestIdleCallback(() => callback()) : window.setTimeout(callback, FALLBACK_MS);
  return () => (isAble ? cancelIdleCallback : clearTimeout)(handle);
}
