import type { Scope } from '../../core/scope';
import { createScrollTween, type ScrollTween } from '../../dom/scroll-tween';

export type Outcome = 'done' | 'cancelled' | 'overtaken';

interface AutoScrollMove {
  /** The `scrollLeft` to reach. */
  readonly left: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly easing?: ((progress: number) => number) | undefined;
}

interface AutoScrollOptions {
  readonly viewport: HTMLElement;
  readonly scope: Scope;
  /** Called before the first frame of a movement. */
  readonly onStart: () => void;
}

/** Scrolls one viewport by itself: one movement at a time, of which only the newest ends as `done` or `cancelled`. */
export function createAutoScroll({ viewport, scope, onStart }: AutoScrollOptions) {
  let tween: ScrollTween | undefined;
  let runs = 0;
  scope.defer(() => {
    runs += 1;
    tween?.cancel();
  });
  return {
    isRunning: () => tween !== undefined,
    async to({ left, duration, easing }: AutoScrollMove) {
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
