import type { Part, Scope } from '../../core/scope';
import { createTimer } from '../../dom/timer';
import { createAutoScroll, type Outcome } from './auto-scroll';
import { easeOutCubic, findTarget, settleDuration } from './drag-release';
import type { LoopTrack } from './loop-track';
import type { ScrollMeasure } from './measure';
import type { ScrollerOptions, ScrollTo } from './scroller.types';
import { SNAPPED_PX, type SnapPoints } from './snap-points';

/** Safari has no `scrollend`: there, no scroll event for this long means that scrolling has ended. */
const SILENCE_MS = 300;

function createRestWatch(
  viewport: HTMLElement,
  scope: Scope,
  atRest: (sign: 'scrollend' | 'silence') => void,
) {
  let listening: Part | undefined;
  const silence = createTimer(scope);
  return {
    /** Listens for `scrollend`. Only while somebody scrolls: a page may have many carousels. */
    start() {
      listening ??= scope.part();
      listening.listen(viewport, 'scrollend', () => atRest('scrollend'));
    },
    stop() {
      listening?.end();
      listening = undefined;
    },
    /** Starts the silence again: after a scroll event that no `scrollend` may follow. */
    wait: () => silence.start(SILENCE_MS, () => atRest('silence')),
    cancelWait: silence.stop,
  };
}

interface ScrollMotionOptions {
  readonly scroller: ScrollerOptions;
  readonly measure: ScrollMeasure;
  readonly loop: LoopTrack | undefined;
  readonly points: SnapPoints;
  /** Called when `isDragging` or `isFree` has changed. */
  readonly onChange: () => void;
}

/** Browsers round positions. */
const MOVED_PX = 1.5;

/** Puts a track in its place without visible movement, and knows whether the browser has scrolled it since, as images load and snap areas change. */
export function createTrackPlace(
  viewport: HTMLElement,
  { measure, loop, points }: Pick<ScrollMotionOptions, 'measure' | 'loop' | 'points'>,
) {
  let placedAt = 0;
  return {
    jumpTo(index: number) {
      const position = loop?.home(index) ?? points.positionOf(index);
      loop?.arrange(position);
      viewport.scrollTo({ left: measure.sign() * position, behavior: 'instant' });
      placedAt = measure.position();
    },
    /** At rest: back to the middle round of an endless track. */
    recenter() {
      loop?.recenter();
      loop?.arrange();
      placedAt = measure.position();
    },
    hasMoved: () => Math.abs(measure.position() - placedAt) >= MOVED_PX,
  };
}

/** The scroller's own movements. If the visitor interrupts one, `wait` waits for silence. */
function createOwnMoves(
  { measure, points, onChange, scroller }: ScrollMotionOptions,
  place: ReturnType<typeof createTrackPlace>,
  { isDragging, wait }: { readonly isDragging: () => boolean; readonly wait: () => void },
) {
  /** The visitor has stopped a movement between two slides, and the track must find a slide by itself. */
  let isInterrupted = false;
  /** The position between two snap positions that we last settled it from, px. If the browser returns there, it stays. */
  let settledFrom = Number.NEGATIVE_INFINITY;
  const autoScroll = createAutoScroll(scroller.viewport, scroller.scope, () => {
    isInterrupted = false;
    onChange();
  });
  /** Resolves at rest, when the visitor interrupts, or when another movement begins. */
  async function to(position: number, duration = scroller.duration, easing?: (progress: number) => number) {
    const outcome = await autoScroll.to(measure.sign() * position, duration, easing);
    if (outcome === 'overtaken') return outcome;
    if (outcome === 'done') place.recenter();
    else if (!isDragging()) {
      isInterrupted = true;
      wait();
    }
    onChange();
    return outcome;
  }
  return {
    isRunning: autoScroll.isRunning,
    isInterrupted: () => isInterrupted,
    to,
    /** Whether the track lies between two slides; true once for each position. */
    mustSettle(current: number): boolean {
      const position = measure.position();
      if (!points.isBetween(position, current) || Math.abs(position - settledFrom) <= SNAPPED_PX)
        return false;
      settledFrom = position;
      return true;
    },
    /** Continues at the speed of a drag until a slide is in its place. */
    settle(velocity: number, current: number): Promise<Outcome> {
      const from = measure.position();
      const target = findTarget({ position: from, velocity, current }, points);
      const position = points.positionOf(target, velocity < 0 ? -1 : 1);
      return to(position, settleDuration(position - from, velocity, scroller.duration), easeOutCubic);
    },
    cancel() {
      isInterrupted = false;
      autoScroll.cancel();
    },
  };
}

/** Movement of one scroller: by the visitor, by itself, and to its next rest. Velocities are in px per ms in reading direction. */
export function createScrollMotion(options: ScrollMotionOptions) {
  const { measure, loop, points, onChange, scroller } = options;
  const { viewport, scope, onMotion, onRest } = scroller;
  let current = 0;
  /** From the visitor's first scroll until rest. */
  let isMoving = false;
  let isDragging = false;
  const place = createTrackPlace(viewport, options);
  const rest = createRestWatch(viewport, scope, (sign) => {
    if (!moves.isInterrupted()) comeToRest();
    else if (sign === 'silence') settle(0);
  });
  const moves = createOwnMoves(options, place, { isDragging: () => isDragging, wait: rest.wait });

  function begin(): void {
    if (isMoving) return;
    isMoving = true;
    // Images may have loaded since. An endless track keeps its length: all its slides are placed by it.
    if (!loop) measure.forget();
    rest.start();
    onMotion(true);
  }

  function comeToRest(): void {
    if (!isMoving || isDragging || moves.isRunning()) return;
    if (moves.mustSettle(current)) {
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
  const settle = scope.guard(async (velocity: number) => {
    if ((await moves.settle(velocity, current)) === 'done') comeToRest();
  });

  return {
    current: () => current,
    isDragging: () => isDragging,
    /** Snapping is off: it would pull back each step of a drag or of our own movement. */
    isFree: () => isDragging || moves.isRunning() || moves.isInterrupted(),
    jumpTo: place.jumpTo,
    replace() {
      if (!isMoving && !moves.isRunning()) place.jumpTo(current);
    },
    /** Goes to a slide; settles at rest or when the visitor interrupts. */
    async goTo(index: number, { isInstant, direction }: ScrollTo) {
      current = index;
      if (!isInstant) return moves.to(points.positionOf(index, direction));
      place.jumpTo(index);
      return 'done';
    },
    /** A scroll event. Calls `refresh` if the browser scrolled, not the visitor, because images changed size. */
    scrolled(refresh: () => void) {
      loop?.arrange();
      // Scroll events of our own movements arrive a frame later.
      if (moves.isRunning() || (!isMoving && !place.hasMoved())) return;
      if (!isMoving && measure.isOutdated()) refresh();
      else begin();
      if (moves.isInterrupted() || !('onscrollend' in window)) rest.wait();
    },
    dragStarted() {
      isDragging = true;
      moves.cancel();
      rest.cancelWait();
      onChange();
      begin();
    },
    dragEnded(velocity: number) {
      isDragging = false;
      if (!scope.signal.aborted) settle(velocity);
    },
  };
}
