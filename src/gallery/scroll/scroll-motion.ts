import { createScrollTween, type ScrollTween } from '../../dom/scroll-tween';
import type { LoopTrack } from './loop-track';
import type { ScrollMeasure } from './measure';
import { createRestWatch } from './rest-watch';
import type { ScrollerOptions } from './scroller.types';
import { SNAPPED_PX, type SnapPoints } from './snap-points';

/** After a drag the track moves as far as its speed would have carried it in this time. */
const PROJECTION_MS = 180;
const MIN_SETTLE_MS = 150;
/** px per ms; a faster flick leads to the next slide, however short its way. */
const FLICK_SPEED = 0.3;

type Outcome = 'done' | 'cancelled' | 'overtaken';

export interface ScrollMotionOptions {
  readonly scroller: ScrollerOptions;
  readonly measure: ScrollMeasure;
  readonly loop: LoopTrack | undefined;
  readonly points: SnapPoints;
  /** Called when `isDragging` or `isFree` has changed. */
  readonly onChange: () => void;
}

/** How one scroller moves: by the visitor, by itself, and to its next rest. */
export interface ScrollMotion {
  current(): number;
  isDragging(): boolean;
  /** Snapping is off: it would pull back each step of a drag or of a movement of ours. */
  isFree(): boolean;
  /** Places the current slide again, unless something moves. */
  replace(): void;
  /** Goes to a slide; settles at rest or when the visitor interrupts. */
  goTo(index: number, how: { readonly isInstant: boolean; readonly direction?: 1 | -1 }): Promise<Outcome>;
  jumpTo(index: number): void;
  /** A scroll event. Calls `refresh` if the browser scrolled, not the visitor, because images changed size. */
  scrolled(refresh: () => void): void;
  dragStarted(): void;
  /** `velocity`: px per ms in reading direction. */
  dragEnded(velocity: number): void;
}

export function createScrollMotion(options: ScrollMotionOptions): ScrollMotion {
  const { measure, loop, points, onChange } = options;
  const { viewport, scope, onMotion, onRest, duration: standardMs } = options.scroller;
  let current = 0;
  /** From the visitor's first scroll until rest. */
  let isMoving = false;
  let isDragging = false;
  /** The visitor has stopped our movement between two slides, and it must find a slide by itself. */
  let isInterrupted = false;
  let tween: ScrollTween | undefined;
  let runs = 0;
  /** Where we have put it, px. Browsers scroll by themselves, too, as images load and snap areas change. */
  let placedAt = 0;
  /** Where we last settled it from between two positions, px. If the browser returns there, it stays. */
  let settledFrom = Number.NEGATIVE_INFINITY;

  const rest = createRestWatch(viewport, scope, (sign) => {
    if (!isInterrupted) comeToRest();
    else if (sign === 'silence') settle(0);
  });

  /** At rest: back to the middle round of an endless track. */
  function recenter(): void {
    loop?.recenter();
    loop?.arrange();
    placedAt = measure.position();
  }

  function jumpTo(index: number): void {
    const position = loop?.home(index) ?? points.positionOf(index);
    loop?.arrange(position);
    viewport.scrollTo({ left: measure.sign() * position, behavior: 'instant' });
    placedAt = measure.position();
  }

  function begin(): void {
    if (isMoving) return;
    isMoving = true;
    // Images may have loaded since it was measured. An endless track keeps its length: all its slides are placed by it.
    if (!loop) measure.forget();
    rest.start();
    onMotion(true);
  }

  function comeToRest(): void {
    if (!isMoving || isDragging || tween) return;
    const position = measure.position();
    if (points.isBetween(position, current) && Math.abs(position - settledFrom) > SNAPPED_PX) {
      settledFrom = position;
      settle(0);
      return;
    }
    isMoving = false;
    rest.stop();
    recenter();
    const index = points.nearestTo(measure.position(), current);
    onMotion(false);
    if (index === current) return;
    current = index;
    onRest(index);
  }

  /** Moves by itself, until the visitor interrupts or another movement begins. */
  async function animateTo(
    position: number,
    duration: number,
    easing?: (progress: number) => number,
  ): Promise<Outcome> {
    tween?.cancel();
    const run = ++runs;
    isInterrupted = false;
    tween = createScrollTween({ element: viewport, axis: 'x', duration, ...(easing && { easing }) });
    onChange();
    const outcome = await tween.to(measure.sign() * position);
    if (run !== runs) return 'overtaken';
    tween = undefined;
    if (outcome === 'done') recenter();
    else if (!isDragging) {
      isInterrupted = true;
      rest.wait();
    }
    onChange();
    return outcome;
  }

  /** The slide to settle on after a drag released at `velocity`. */
  function findTarget(from: number, velocity: number): number {
    const nearest = points.nearestTo(from + velocity * PROJECTION_MS, current);
    if (nearest !== current || Math.abs(velocity) <= FLICK_SPEED) return nearest;
    return points.stopBeside(current, Math.sign(velocity)) ?? current;
  }

  /** Continues at the speed of the drag until a slide is in its place. */
  async function settleAfterDrag(velocity: number): Promise<void> {
    const from = measure.position();
    const position = points.positionOf(findTarget(from, velocity), velocity < 0 ? -1 : 1);
    // A cubic ease-out starts at three times its average speed: with this duration it starts at the speed of the drag.
    const natural = velocity ? Math.abs((3 * (position - from)) / velocity) : standardMs;
    const duration = Math.min(Math.max(natural, MIN_SETTLE_MS), standardMs);
    const outcome = await animateTo(position, duration, (progress) => 1 - (1 - progress) ** 3);
    if (outcome === 'done') comeToRest();
  }
  const settle = scope.guard((velocity: number) => settleAfterDrag(velocity));

  scope.defer(() => {
    runs += 1;
    tween?.cancel();
  });

  return {
    current: () => current,
    isDragging: () => isDragging,
    isFree: () => Boolean(isDragging || tween || isInterrupted),
    jumpTo,
    replace() {
      if (!isMoving && !tween) jumpTo(current);
    },
    async goTo(index, { isInstant, direction }) {
      current = index;
      if (!isInstant) return animateTo(points.positionOf(index, direction), standardMs);
      jumpTo(index);
      return 'done';
    },
    scrolled(refresh) {
      loop?.arrange();
      // Scroll events of our own movements arrive a frame later.
      if (tween || (!isMoving && Math.abs(measure.position() - placedAt) < 1.5)) return;
      if (!isMoving && measure.isOutdated()) refresh();
      else begin();
      if (isInterrupted || !('onscrollend' in window)) rest.wait();
    },
    dragStarted() {
      isDragging = true;
      isInterrupted = false;
      tween?.cancel();
      rest.cancelWait();
      onChange();
      begin();
    },
    dragEnded(velocity) {
      isDragging = false;
      if (!scope.signal.aborted) settle(velocity);
    },
  };
}
