import { createAutoScroll, type Outcome } from './auto-scroll';
import { easeOutCubic, findTarget, settleDuration } from './drag-release';
import type { LoopTrack } from './loop-track';
import type { ScrollMeasure } from './measure';
import { createRestWatch } from './rest-watch';
import type { ScrollerOptions } from './scroller.types';
import { SNAPPED_PX, type SnapPoints } from './snap-points';
import { createTrackPlace } from './track-place';

interface ScrollMotionOptions {
  readonly scroller: ScrollerOptions;
  readonly measure: ScrollMeasure;
  readonly loop: LoopTrack | undefined;
  readonly points: SnapPoints;
  /** Called when `isDragging` or `isFree` has changed. */
  readonly onChange: () => void;
}

/** How one scroller moves: by the visitor, by itself, and to its next rest. */
interface ScrollMotion {
  current(): number;
  isDragging(): boolean;
  /** Snapping is off: it would pull back each step of a drag or of our own movement. */
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
  /** The position between two snap positions that we last settled it from, px. If the browser returns there, it stays. */
  let settledFrom = Number.NEGATIVE_INFINITY;

  const place = createTrackPlace({ viewport, measure, loop, points });
  const autoScroll = createAutoScroll({
    viewport,
    scope,
    onStart() {
      isInterrupted = false;
      onChange();
    },
  });
  const rest = createRestWatch(viewport, scope, (sign) => {
    if (!isInterrupted) comeToRest();
    else if (sign === 'silence') settle(0);
  });

  function begin(): void {
    if (isMoving) return;
    isMoving = true;
    // Images may have loaded since it was measured. An endless track keeps its length: all its slides are placed by it.
    if (!loop) measure.forget();
    rest.start();
    onMotion(true);
  }

  function comeToRest(): void {
    if (!isMoving || isDragging || autoScroll.isRunning()) return;
    const position = measure.position();
    if (points.isBetween(position, current) && Math.abs(position - settledFrom) > SNAPPED_PX) {
      settledFrom = position;
      settle(0);
      return;
    }
    isMoving = false;
    rest.stop();
    place.recenter();
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
    const outcome = await autoScroll.to({ left: measure.sign() * position, duration, easing });
    if (outcome === 'overtaken') return outcome;
    if (outcome === 'done') place.recenter();
    else if (!isDragging) {
      isInterrupted = true;
      rest.wait();
    }
    onChange();
    return outcome;
  }

  /** Continues at the speed of the drag until a slide is in its place. */
  const settle = scope.guard(async (velocity: number) => {
    const from = measure.position();
    const target = findTarget({ position: from, velocity, current }, points);
    const position = points.positionOf(target, velocity < 0 ? -1 : 1);
    const duration = settleDuration(position - from, velocity, standardMs);
    if ((await animateTo(position, duration, easeOutCubic)) === 'done') comeToRest();
  });

  return {
    current: () => current,
    isDragging: () => isDragging,
    isFree: () => isDragging || autoScroll.isRunning() || isInterrupted,
    jumpTo: place.jumpTo,
    replace() {
      if (!isMoving && !autoScroll.isRunning()) place.jumpTo(current);
    },
    async goTo(index, { isInstant, direction }) {
      current = index;
      if (!isInstant) return animateTo(points.positionOf(index, direction), standardMs);
      place.jumpTo(index);
      return 'done';
    },
    scrolled(refresh) {
      loop?.arrange();
      // Scroll events of our own movements arrive a frame later.
      if (autoScroll.isRunning() || (!isMoving && !place.hasMoved())) return;
      if (!isMoving && measure.isOutdated()) refresh();
      else begin();
      if (isInterrupted || !('onscrollend' in window)) rest.wait();
    },
    dragStarted() {
      isDragging = true;
      isInterrupted = false;
      autoScroll.cancel();
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
