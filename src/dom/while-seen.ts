import { watchOnScreen } from './on-screen';

/**
 * Calls back at an interval while an element is on the screen of a page that is not hidden, and at once when that becomes so. Returns
 * the undo.
 */
export function everyWhileSeen(element: Element, ms: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOnScreen = false;
  const update = () => {
    clearInterval(timer);
    timer = undefined;
    if (!isOnScreen || document.hidden) return;
    timer = setInterval(callback, ms);
    callback();
  };
  const stopWatching = watchOnScreen(element, (isNow) => {
    isOnScreen = isNow;
    update();
  });
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    stopWatching();
    document.removeEventListener('visibilitychange', update);
  };
}
