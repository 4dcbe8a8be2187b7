import { prefersReducedMotion } from './reduced-motion';

/** Anything shorter looks like a glitch instead of a movement. */
const MIN_DURATION_MS = 50;
const USER_INPUT = ['wheel', 'pointerdown', 'touchstart', 'keydown'];

interface ScrollTweenOptions {
  readonly element: Element;
  readonly axis: 'x' | 'y';
  /** Milliseconds; raised to 50. */
  readonly duration: number;
  /** Progress in time (0–1) to progress in space. */
  readonly easing?: (progress: number) => number;
  /** Tells that the position should jump. Default: the visitor's system setting. */
  readonly reducedMotion?: () => boolean;
}

export interface ScrollTween {
  /** Scrolls to a position in px from the current one. A visitor who scrolls in the meantime cancels it. */
  to(position: number): Promise<'done' | 'cancelled'>;
  cancel(): void;
}

const easeInOut = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

/**
 * Scrolls one element along one axis in a given time, which native smooth scrolling cannot do.
 * Throws a RangeError for a duration that is not a finite number.
 *
 * @example await createScrollTween({ element: strip, axis: 'x', duration: 300 }).to(640);
 */
export function createScrollTween(options: ScrollTweenOptions): ScrollTween {
  const { element, axis, easing = easeInOut, reducedMotion = prefersReducedMotion } = options;
  if (!Number.isFinite(options.duration))
    throw new RangeError(
      `The duration of a scroll tween must be a finite number of ms, not ${options.duration}.`,
    );
  const duration = Math.max(MIN_DURATION_MS, options.duration);
  let cancel = () => {};

  // Instant even where CSS says `scroll-behavior: smooth`, which would smooth every frame on its own.
  const jump = (position: number) =>
    element.scrollTo({ [axis === 'x' ? 'left' : 'top']: position, behavior: 'instant' });

  return {
    to(position) {
      cancel();
      if (reducedMotion()) {
        jump(position);
        return Promise.resolve('done');
      }
      return new Promise((resolve) => {
        const listeners = new AbortController();
        const from = axis === 'x' ? element.scrollLeft : element.scrollTop;
        let start: number | undefined;
        let frame = 0;
        const end = (outcome: 'done' | 'cancelled') => {
          cancelAnimationFrame(frame);
          listeners.abort();
          cancel = () => {};
          resolve(outcome);
        };
        const step = (now: number) => {
          start ??= now;
          const progress = Math.min((now - start) / duration, 1);
          jump(progress < 1 ? from + (position - from) * easing(progress) : position);
          if (progress < 1) frame = requestAnimationFrame(step);
          else end('done');
        };
        cancel = () => end('cancelled');
        for (const type of USER_INPUT)
          element.addEventListener(type, () => end('cancelled'), { signal: listeners.signal, passive: true });
        frame = requestAnimationFrame(step);
      });
    },
    cancel: () => cancel(),
  };
}
