import { whenIdle } from '../../dom/idle';
import type { PopupSettings } from './popup.data';

/** What has brought the popup. */
export type PopupTrigger = 'time' | 'scroll';

/** How often the waiting time is looked at. */
const TICK_MS = 250;

function scrolledPercentage(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const room = scrollHeight - clientHeight;
  // A page that fits into the window has no way down.
  return room > 0 ? (scrollY / room) * 100 : -1;
}

/**
 * Calls back once, at the first of the moments that the settings name: after a while in which the page was seen, or some
 * way down. Never while the page is still loading. Returns the cancel.
 */
export function whenMoment(
  { delayMs, scrollPercentage }: Pick<PopupSettings, 'delayMs' | 'scrollPercentage'>,
  callback: (trigger: PopupTrigger) => void,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setInterval> | undefined;
  let cancelIdle = () => {};
  const stop = () => {
    listeners.abort();
    clearInterval(timer);
    cancelIdle();
  };
  const come = (trigger: PopupTrigger) => {
    stop();
    callback(trigger);
  };
  const arm = () => {
    if (delayMs !== undefined) {
      let seenMs = 0;
      timer = setInterval(() => {
        if (document.hidden) return;
        seenMs += TICK_MS;
        if (seenMs >= delayMs) come('time');
      }, TICK_MS);
    }
    if (scrollPercentage !== undefined) {
      const look = () => {
        if (scrolledPercentage() >= scrollPercentage) come('scroll');
      };
      addEventListener('scroll', look, { signal, passive: true });
    }
  };
  const settle = () => {
    cancelIdle = whenIdle(arm);
  };
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle, { signal });
  return stop;
}
