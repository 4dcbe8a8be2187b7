import { type RefObject, useLayoutEffect } from 'react';

/**
 * Calls `onEnd` after `duration` milliseconds. The time does not pass while the pointer or focus is on the element or the page
 * is hidden, and then starts again in full: a visitor who looked away needs all of it.
 */
export function usePausingTimer(ref: RefObject<Element | null>, duration: number, onEnd: () => void): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = () => clearTimeout(timer);
    const start = () => {
      pause();
      const isRead = element.matches(':hover, :focus-within') || document.hidden;
      if (!isRead) timer = setTimeout(onEnd, duration);
    };
    element.addEventListener('pointerenter', pause, { signal });
    element.addEventListener('pointerleave', start, { signal });
    element.addEventListener('focusin', pause, { signal });
    // During `focusout` the element still matches `:focus-within`.
    element.addEventListener('focusout', () => queueMicrotask(start), { signal });
    document.addEventListener('visibilitychange', start, { signal });
    start();
    return () => {
      listeners.abort();
      pause();
    };
  }, [ref, duration, onEnd]);
}
