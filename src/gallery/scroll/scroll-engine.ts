import { whenIdleAfterFrame } from '../../dom/idle';
import { createScrollTween, type ScrollTween } from '../../dom/scroll-tween';
import { createLoopTrack } from './loop-track';
import { createScrollMeasure } from './measure';
import { canDrag, followPointer } from './pointer-drag';
import type { Scroller, ScrollerOptions } from './scroller.types';
import { nearestPosition, snapPositions } from './snap-positions';
import './scroll.css';

/** A drag that is let go goes as far as its speed would have carried it in this time. */
const GLIDE_MS = 180;
const MIN_GLIDE_MS = 150;
/** px per ms; a faster flick means the next slide, however short the way. */
const FLICK_SPEED = 0.3;
/** Where nobody says that scrolling has ended (Safari has no `scrollend`), silence this long says it. */
const REST_MS = 300;
/** Browsers round; further from a place than this it has not been snapped. */
const SNAPPED_PX = 1;

/** What the engine wants written, by whoever keeps the other claims on the same nodes. */
export interface ScrollWriter {
  /** `classes` or `styles` have changed. */
  dress(): void;
  /** `slideStyles` of one slide has changed. */
  show(index: number): void;
}

/** The part of a scroller that measures and moves. */
export interface ScrollEngine extends Omit<Scroller, 'reclaim'> {
  /** Of the viewport. */
  classes(): Readonly<Record<string, boolean>>;
  styles(): Readonly<Record<string, string>>;
  slideStyles(index: number): Readonly<Record<string, string>>;
  /** Reads, and compiles, what the end of the first drag needs while nobody waits for it. */
  warmUp(): void;
}

export function createScrollEngine(options: ScrollerOptions, { dress, show }: ScrollWriter): ScrollEngine {
  const { viewport, slides, alignment, owner, guard, onMotion } = options;
  const isStop = options.isStop ?? (() => true);
  const ruler = createScrollMeasure(viewport, slides);
  const lap = options.isEndless
    ? createLoopTrack({ viewport, slides, alignment, ruler, show, dress })
    : undefined;
  let current = 0;
  let isGone = false;
  /** Between the visitor's first scroll and rest. */
  let isMoving = false;
  let isDragging = false;
  /** Cut short between two slides: it has to find its way by itself. */
  let isAdrift = false;
  let tween: ScrollTween | undefined;
  let drives = 0;
  /** Where it was put, px; before it has been, browsers scroll as pictures come and snap areas change. */
  let placed = 0;
  /** Where it was left between two places, px. A browser that brings it back there has its reasons. */
  let insisted = Number.NEGATIVE_INFINITY;
  let cancelDrag = () => {};
  let cancelWarmUp: (() => void) | undefined;
  let restTimer = 0;

  const placesAround = (position: number) =>
    lap?.nearestOfAll(position) ?? snapPositions(ruler.read(), alignment);
  const placeOf = (index: number, direction?: 1 | -1) =>
    lap?.nearest(index, ruler.position(), direction) ?? placesAround(0)[index] ?? 0;
  const nearestTo = (position: number) => {
    const places = placesAround(position);
    // At the ends several slides share one place.
    if (Math.abs((places[current] ?? Number.NaN) - position) < 1) return current;
    const stops = places.map((place, index) => (isStop(index) ? place : Number.POSITIVE_INFINITY));
    return nearestPosition(stops, position);
  };
  /** Back to the middle lap, and what is there: at rest. */
  const stand = () => {
    lap?.recenter();
    lap?.arrange();
    placed = ruler.position();
  };
  const jump = (index: number) => {
    const position = lap?.home(index) ?? placeOf(index);
    lap?.arrange(position);
    viewport.scrollTo({ left: ruler.sign() * position, behavior: 'instant' });
    placed = ruler.position();
  };

  /** Whether the browser has left it between two places; where a slide covers the viewport, any position is one. */
  const isUnsnapped = (position: number) => {
    const { slides: stretches, viewport: room } = ruler.read();
    // The window has another size, and places will be measured again.
    if (viewport.clientWidth !== room) return false;
    const isCovered = stretches.some(({ start, size }, index) => {
      const from = start + ruler.shiftOf(index);
      return from <= position && from + size >= position + room;
    });
    return !isCovered && Math.abs(placeOf(nearestTo(position)) - position) > SNAPPED_PX;
  };

  const rest = () => {
    if (!isMoving || isDragging || tween) return;
    const position = ruler.position();
    if (isUnsnapped(position) && Math.abs(position - insisted) > SNAPPED_PX) {
      insisted = position;
      void glide(0);
      return;
    }
    isMoving = false;
    viewport.removeEventListener('scrollend', ended);
    stand();
    const index = nearestTo(ruler.position());
    onMotion(false);
    if (index === current) return;
    current = index;
    options.onRest(index);
  };
  const ended = guard(() => {
    if (!isAdrift) rest();
  });
  const waitForRest = () => {
    clearTimeout(restTimer);
    restTimer = window.setTimeout(
      guard(() => (isAdrift ? void glide(0) : rest())),
      REST_MS,
    );
  };
  /** Listens only while somebody scrolls: a page may have many carousels. */
  const begin = () => {
    if (isMoving) return;
    isMoving = true;
    // Pictures may have come since it was measured. A lap is as long as it was: everything in it has been put there.
    if (!lap) ruler.forget();
    viewport.addEventListener('scrollend', ended);
    onMotion(true);
  };

  /** Moves by itself; whoever touches it meanwhile wins. */
  const drive = async (position: number, duration: number, easing?: (progress: number) => number) => {
    tween?.cancel();
    const drive = ++drives;
    isAdrift = false;
    tween = createScrollTween({ element: viewport, axis: 'x', duration, ...(easing && { easing }) });
    dress();
    const outcome = await tween.to(ruler.sign() * position);
    if (isGone || drive !== drives) return 'overtaken';
    tween = undefined;
    if (outcome === 'done') stand();
    else if (!isDragging) {
      isAdrift = true;
      waitForRest();
    }
    dress();
    return outcome;
  };

  /** Goes on as the hand has let go, at `velocity` px per ms, to a slide. */
  const glide = async (velocity: number) => {
    const from = ruler.position();
    let target = nearestTo(from + velocity * GLIDE_MS);
    if (target === current && Math.abs(velocity) > FLICK_SPEED) {
      const stops = slides.flatMap((_, index) => (isStop(index) ? [index] : []));
      const step = stops.indexOf(current) + Math.sign(velocity);
      target = (lap?.isEndless() ? stops.at(step % stops.length) : stops[step]) ?? current;
    }
    const position = placeOf(target, velocity < 0 ? -1 : 1);
    // An ease-out of the third degree starts three times as fast as it goes on average: so it keeps the hand's speed.
    const natural = velocity ? Math.abs((3 * (position - from)) / velocity) : options.duration;
    const duration = Math.min(Math.max(natural, MIN_GLIDE_MS), options.duration);
    const outcome = await drive(position, duration, (progress) => 1 - (1 - progress) ** 3);
    if (outcome === 'done') guard(rest)();
  };

  const refresh = () => {
    ruler.forget();
    // It starts where it stands by itself, and nothing needs to be measured for that.
    if (!current && !lap && alignment === 'start') return;
    lap?.refresh();
    if (isMoving || tween) return;
    jump(current);
  };
  const scrolled = () => {
    lap?.arrange();
    // What we have done ourselves is told a frame later.
    if (tween || (!isMoving && Math.abs(ruler.position() - placed) < 1.5)) return;
    // Not the visitor: the browser has snapped anew, since pictures have another size. The current slide stays.
    if (!isMoving && ruler.isOutdated()) refresh();
    else begin();
    if (isAdrift || !('onscrollend' in window)) waitForRest();
  };
  const follow = (down: Event) => {
    const isHandle = down.currentTarget !== viewport;
    if (!(down instanceof PointerEvent) || !canDrag(down, isHandle)) return;
    let from = 0;
    cancelDrag = followPointer(viewport, down, {
      start() {
        isDragging = true;
        isAdrift = false;
        tween?.cancel();
        clearTimeout(restTimer);
        from = ruler.position();
        dress();
        begin();
      },
      move(distance) {
        viewport.scrollLeft = ruler.sign() * from - distance;
      },
      end(velocity) {
        isDragging = false;
        if (!isGone) void glide(-ruler.sign() * velocity);
      },
    });
  };

  owner.listen(viewport, 'scroll', guard(scrolled), { passive: true });
  const press = guard(follow);
  for (const surface of [viewport, ...options.handles.filter((handle) => !viewport.contains(handle))])
    owner.listen(surface, 'pointerdown', press);
  return {
    classes: () => ({
      // Snapping would pull back every step of ours.
      ...((isDragging || tween || isAdrift) && { 'inlay-scroller--free': true }),
      ...(isDragging && { 'inlay-scroller--dragged': true }),
      ...(lap?.isEndless() && { 'inlay-scroller--endless': true }),
    }),
    styles: () => (lap?.isEndless() ? { '--inlay-scroller-room': `${lap.room()}px` } : {}),
    slideStyles(index) {
      const shift = ruler.shiftOf(index);
      return shift ? { translate: `${ruler.sign() * shift}px` } : {};
    },
    warmUp() {
      cancelWarmUp ??= whenIdleAfterFrame(guard(() => void nearestTo(ruler.position())));
    },
    isAtEnd(direction) {
      if (lap?.isEndless()) return false;
      const { clientWidth, scrollWidth } = viewport;
      // Rounded by browsers.
      return direction < 0 ? ruler.position() < 1 : ruler.position() > scrollWidth - clientWidth - 1;
    },
    async to(index, { isInstant, direction }) {
      cancelDrag();
      current = index;
      const measured = ruler.read();
      const outcome = isInstant ? jump(index) : await drive(placeOf(index, direction), options.duration);
      // The window has got another size on the way.
      if (outcome === 'done' && ruler.read() !== measured) jump(index);
    },
    refresh,
    destroy() {
      isGone = true;
      clearTimeout(restTimer);
      tween?.cancel();
      cancelDrag();
      cancelWarmUp?.();
      viewport.removeEventListener('scrollend', ended);
    },
  };
}
