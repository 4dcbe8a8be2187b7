import { whenIdleAfterFrame } from '../../dom/idle';
import { createLoopTrack } from './loop-track';
import { createScrollMeasure } from './measure';
import { createScrollMotion } from './scroll-motion';
import type { ScrollerOptions, ScrollTo } from './scroller.types';
import { createSnapPoints } from './snap-points';
import './scroll.css';
import { OWN_DRAG } from '../../dom/own-interaction';
import { type DragOptions, followDrag } from '../../dom/pointer/drag';
import { startsSelection } from '../../dom/pointer/text-press';

/** A shorter movement is a click with an unsteady hand; fingers are less steady. */
const MIN_DRAG_PX = { mouse: 4, other: 10 };

interface PointerDrag extends Pick<DragOptions, 'guard'> {
  readonly viewport: HTMLElement;
  /** Called once, when the pointer has moved too far for a click. */
  start(): void;
  /** px since the pointer went down. */
  move(distance: number): void;
  /** px per ms, in the direction of `move`. */
  end(velocity: number): void;
}

/**
 * Whether the scroller follows a press itself: every mouse that does not select a text, and fingers on a `handle`, since browsers scroll only the
 * touched element.
 */
function canDrag(down: PointerEvent, isHandle: boolean): boolean {
  const { button, pointerType, isPrimary, target } = down;
  if (button !== 0 || !isPrimary) return false;
  if (isHandle) return true;
  if (pointerType !== 'mouse' || (target instanceof Element && target.closest(OWN_DRAG))) return false;
  return !startsSelection(down);
}

/** Follows one horizontal drag from its `pointerdown`. Returns the cancel, which ends a running drag without velocity. */
function followPointer(down: PointerEvent, drag: PointerDrag): () => void {
  const minimum = down.pointerType === 'mouse' ? MIN_DRAG_PX.mouse : MIN_DRAG_PX.other;
  let isDragging = false;
  const end = (velocity: number) => {
    if (!isDragging) return;
    isDragging = false;
    drag.end(velocity);
  };
  const press = followDrag(down, {
    element: drag.viewport,
    axis: 'x',
    guard: drag.guard,
    decide: ({ x }) => (Math.abs(x) < minimum ? 'wait' : 'drag'),
    isVelocityFromStart: true,
    onStart() {
      isDragging = true;
      drag.start();
    },
    onMove: drag.move,
    onEnd: ({ velocity }) => end(velocity),
  });
  return () => {
    press.abort();
    end(0);
  };
}

/**
 * The part of a scroller that measures and moves. The caller writes its claims with its own: `reclaim` when `classes` or `styles` have changed,
 * `reclaimSlide` for `slideStyles`.
 */
export function createScrollEngine(
  options: ScrollerOptions,
  reclaim: () => void,
  reclaimSlide: (index: number) => void,
) {
  const { viewport, slides, alignment, scope } = options;
  const measure = createScrollMeasure(viewport, slides);
  const loop = options.isEndless
    ? createLoopTrack(options, measure, { onShift: reclaimSlide, onRoom: reclaim })
    : undefined;
  const points = createSnapPoints(options, measure, loop);
  const motion = createScrollMotion({ scroller: options, measure, loop, points, onChange: reclaim });
  let isWarm = false;
  let cancelDrag = () => {};

  const refresh = () => {
    measure.forget();
    // The first slide at the start is in its place already: nothing needs to be measured.
    if (!motion.current() && !loop && alignment === 'start') return;
    loop?.refresh();
    motion.replace();
  };

  const follow = (down: Event) => {
    const isHandle = down.currentTarget !== viewport;
    if (!(down instanceof PointerEvent) || !canDrag(down, isHandle)) return;
    let from = 0;
    cancelDrag = followPointer(down, {
      viewport,
      guard: scope.guard,
      start() {
        from = measure.position();
        motion.dragStarted();
      },
      move(distance) {
        viewport.scrollLeft = measure.sign() * from - distance;
      },
      end: (velocity) => motion.dragEnded(-measure.sign() * velocity),
    });
  };

  scope.defer(() => cancelDrag());
  scope.listen(viewport, 'scroll', () => motion.scrolled(refresh), { passive: true });
  for (const surface of [viewport, ...options.handles.filter((handle) => !viewport.contains(handle))])
    scope.listen(surface, 'pointerdown', follow);

  return {
    classes: () => ({
      ...(motion.isFree() && { 'inlay-scroller--free': true }),
      ...(motion.isDragging() && { 'inlay-scroller--dragged': true }),
      ...(loop?.isEndless() && { 'inlay-scroller--endless': true }),
    }),
    styles: () => (loop?.isEndless() ? { '--inlay-scroller-room': `${loop.room()}px` } : {}),
    slideStyles(index: number) {
      const shift = measure.shiftOf(index);
      return shift ? { translate: `${measure.sign() * shift}px` } : {};
    },
    /** Measures while the browser is idle, so that the end of the first drag need not. */
    warmUp() {
      if (isWarm) return;
      isWarm = true;
      const findNearest = scope.guard(() => points.nearestTo(measure.position(), motion.current()));
      scope.defer(whenIdleAfterFrame(findNearest));
    },
    isAtEnd(direction: 1 | -1) {
      if (loop?.isEndless()) return false;
      const { clientWidth, scrollWidth } = viewport;
      // Browsers round.
      return direction < 0 ? measure.position() < 1 : measure.position() > scrollWidth - clientWidth - 1;
    },
    async to(index: number, how: ScrollTo) {
      cancelDrag();
      const measured = measure.read();
      const outcome = await motion.goTo(index, how);
      // The window has been resized on the way.
      if (outcome === 'done' && measure.read() !== measured) motion.jumpTo(index);
    },
    refresh,
  };
}

export type ScrollEngine = ReturnType<typeof createScrollEngine>;
