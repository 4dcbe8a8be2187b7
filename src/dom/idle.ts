const FALLBACK_MS = 50;
/** Chromium may never report a page as idle that draws nothing. */
const TIMEOUT_MS = 1000;

/** Calls back when the browser is idle, or after `timeout` milliseconds; returns the cancel. */
export function whenIdle(callback: () => void, timeout = TIMEOUT_MS): () => void {
  // Safari has no requestIdleCallback.
  const isAble = 'requestIdleCallback' in window;
  const handle = isAble
    ? requestIdleCallback(() => callback(), { timeout })
    : window.setTimeout(callback, FALLBACK_MS);
  return () => (isAble ? cancelIdleCallback : clearTimeout)(handle);
}

/** Like `whenIdle`, after the next frame: the browser has done its layout then, so reading sizes is cheap. */
export function whenIdleAfterFrame(callback: () => void): () => void {
  let cancel = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(callback);
  });
  return () => cancel();
}

interface LastingScope {
  defer(end: () => void): void;
  listen(target: EventTarget, type: string, handler: () => void): void;
}

/** Like `whenIdle`, once the page has loaded, until the scope ends. */
export function whenLoaded(scope: LastingScope, callback: () => void): void {
  const wait = () => scope.defer(whenIdle(callback));
  if (document.readyState === 'complete') wait();
  else scope.listen(window, 'load', wait);
}
