import type { Scope } from '../../core/scope';
import { prefersReducedMotion } from '../../dom/reduced-motion';

/** `cancelled`: the visitor has scrolled. `overtaken`: another movement has begun, or the scope has ended. */
export type Outcome = 'done' | 'cancelled' | 'overtaken';

/** Anything shorter looks like a glitch instead of a movement. */
const MIN_DURATION_MS = 50;
const USER_INPUT = ['wheel', 'pointerdown', 'touchstart', 'keydown'];

const easeInOut = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

/** Scrolls one viewport sideways in a given time, which native smooth scrolling cannot do: one movement at a time. */
export function createAutoScroll(viewport: HTMLElement, scope: Scope, onStart: () => void) {
  let end: ((outcome: Outcome) => void) | undefined;
  scope.defer(() => end?.('overtaken'));
  // Instant even where CSS says `scroll-behavior: smooth`, which would smooth every frame on its own.
  const jump = (left: number) => viewport.scrollTo({ left, behavior: 'instant' });
  return {
    isRunning: () => end !== undefined,
    /**
     * Scrolls to `left`, in px, in `ms`, raised to 50; at once for visitors who prefer reduced motion. Calls `onStart` before the first frame.
     * `easing`: progress in time (0–1) to progress in space. Rejects with a RangeError for a duration that is not a finite number.
     */
    async to(left: number, ms: number, easing = easeInOut): Promise<Outcome> {
      if (!Number.isFinite(ms))
        throw new RangeError(`The duration of a movement must be a finite number of ms, not ${ms}.`);
      end?.('overtaken');
      const duration = Math.max(MIN_DURATION_MS, ms);
      const isInstant = prefersReducedMotion();
      const from = viewport.scrollLeft;
      const listeners = new AbortController();
      let start: number | undefined;
      let frame = 0;
      const movement = new Promise<Outcome>((resolve) => {
        end = (outcome) => {
          end = undefined;
          cancelAnimationFrame(frame);
          listeners.abort();
          resolve(outcome);
        };
      });
      onStart();
      const step = (now: number) => {
        start ??= now;
        const progress = isInstant ? 1 : Math.min((now - start) / duration, 1);
        jump(progress < 1 ? from + (left - from) * easing(progress) : left);
        if (progress < 1) frame = requestAnimationFrame(step);
        else end?.('done');
      };
      for (const type of USER_INPUT)
        viewport.addEventListener(type, () => end?.('cancelled'), {
          signal: listeners.signal,
          passive: true,
        });
      if (isInstant) step(0);
      else frame = requestAnimationFrame(step);
      return movement;
    },
    cancel: () => end?.('cancelled'),
  };
}
