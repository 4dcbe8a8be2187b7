import type { Scope } from '../../core/scope';
import { whenIdle } from '../../dom/idle';
import type { PopupSettings } from './popup.data';

/** The reason why the popup appeared. */
export type PopupTrigger = 'time' | 'scroll';

/** The interval at which the waiting time is checked. */
const TICK_MS = 250;

function scrolledPercentage(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const range = scrollHeight - clientHeight;
  // A page that fits into the window cannot be scrolled.
  return range > 0 ? (scrollY / range) * 100 : -1;
}

/**
 * Calls back once, at the first trigger that the settings name: after a time in which the page was visible, or when the page
 * has been scrolled far enough. Never before the page has loaded.
 */
export function whenTriggered(
  scope: Scope,
  { delayMs, scrollPercentage }: Pick<PopupSettings, 'delayMs' | 'scrollPercentage'>,
  callback: (trigger: PopupTrigger) => void,
): void {
  const part = scope.part();
  const fire = (trigger: PopupTrigger) => {
    part.end();
    callback(trigger);
  };
  const arm = () => {
    if (delayMs !== undefined) {
      let visibleMs = 0;
      const tick = part.guard(() => {
        if (document.hidden) return;
        visibleMs += TICK_MS;
        if (visibleMs >= delayMs) fire('time');
      });
      const timer = setInterval(tick, TICK_MS);
      part.defer(() => clearInterval(timer));
    }
    if (scrollPercentage !== undefined) {
      const check = () => {
        if (scrolledPercentage() >= scrollPercentage) fire('scroll');
      };
      part.listen(window, 'scroll', check, { passive: true });
    }
  };
  const armWhenIdle = () => part.defer(whenIdle(part.guard(arm)));
  if (document.readyState === 'complete') armWhenIdle();
  else part.listen(window, 'load', armWhenIdle);
}
