import type { Scope } from '../../core/scope';
import { createScrollTween, type ScrollTween } from '../../dom/scroll-tween';

export type Outcome = 'done' | 'cancelled' | 'overtaken';

/** Scrolls one viewport by itself: one movement at a time, of which only the newest ends as `done` or `cancelled`. */
export function createAutoScroll(viewport: HTMLElement, scope: Scope, onStart: () => void) {
  let tween: ScrollTween | undefined;
  let runs = 0;
  scope.defer(() => {
    runs += 1;
    tween?.cancel();
  });
  return {
    isRunning: () => tween !== undefined,
    /** Scrolls to `left` in `duration` ms. Calls `onStart` before the first frame. */
    async to(left: number, duration: number, easing?: (progress: number) => number) {
      tween?.cancel();
      const run = ++runs;
      tween = createScrollTween({ element: viewport, axis: 'x', duration, ...(easing && { easing }) });
      onStart();
      const outcome = await tween.to(left);
      if (run !== runs) return 'overtaken';
      tween = undefined;
      return outcome;
    },
    cancel: () => tween?.cancel(),
  };
}
