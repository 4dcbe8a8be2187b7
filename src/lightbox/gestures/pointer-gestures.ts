import type { Point } from '../../dom/geometry';
import { swallowClick } from '../../dom/pointer/no-click';
import { createPointers, type Pointers } from '../../dom/pointer/pointers';
import { axisOf } from '../../dom/pointer/swipe';
import { type GestureHost, hasOwnGestures } from './gesture-host';
import type { ImageZoom } from './image-zoom';
import type { LightboxTrack } from './lightbox-track';

/** A trembling finger moves less than this. */
const SLOP_PX = 8;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;

/** The gesture of the pointers: nothing yet, swiping to a neighbour, swiping down to close, or moving the enlarged image. */
type Mode = 'none' | 'press' | 'aside' | 'down' | 'image';

/** Calls `doubleTapped` at the second of two taps on the image that are close in time and place. */
function createDoubleTap(doubleTapped: (point: Point) => void): (event: PointerEvent) => void {
  let last: (Point & { readonly time: number }) | undefined;
  return ({ clientX: x, clientY: y, timeStamp: time, target }) => {
    const isDouble =
      last && time - last.time < DOUBLE_TAP_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP_PX;
    const isOnImage = target instanceof HTMLImageElement;
    last = isDouble || !isOnImage ? undefined : { x, y, time };
    if (isDouble && isOnImage) doubleTapped({ x, y });
  };
}

/** One gesture of the pointers, from a press to its release. */
function createGesture(pointers: Pointers, image: ImageZoom, track: LightboxTrack | undefined) {
  let mode: Mode = 'none';
  let start: Point = { x: 0, y: 0 };
  /** The place and time of the first finger's press. */
  let pressed = { x: 0, y: 0, time: 0 };
  let startDistance = 0;

  const begin = (wanted: Mode) => {
    mode = wanted;
    start = pointers.centre();
    startDistance = pointers.distance();
  };
  return {
    begin,
    is: (...modes: readonly Mode[]) => modes.includes(mode),
    press(time: number) {
      begin('press');
      pressed = { ...start, time };
    },
    /** Decides what moves, once the pointers have left the place of their press; returns whether it has. */
    decide() {
      const { x, y } = pointers.centre();
      const moved = { x: x - start.x, y: y - start.y };
      if (mode !== 'press' || Math.hypot(moved.x, moved.y) <= SLOP_PX) return false;
      // From here, so that the image does not jump by the distance that it took to decide.
      if (image.isZoomed()) begin(image.grab() ? 'image' : 'none');
      else begin(axisOf(moved) === 'x' ? 'aside' : 'down');
      return true;
    },
    follow() {
      const now = pointers.centre();
      if (mode === 'aside') track?.aside(now.x - start.x);
      if (mode === 'down') track?.down(now.y - start.y);
      if (mode === 'image') image.follow(start, now, startDistance ? pointers.distance() / startDistance : 1);
    },
    /** At the time `Infinity` if it was cancelled. */
    release(at: Point, velocity: Point, time: number) {
      const duration = time - pressed.time;
      const along = (axis: 'x' | 'y') => ({
        distance: at[axis] - pressed[axis],
        duration,
        velocity: velocity[axis],
      });
      if (mode === 'aside') track?.releaseAside(along('x'));
      if (mode === 'down') track?.releaseDown(along('y'));
      if (mode === 'image') image.release(velocity);
      mode = 'none';
    },
  };
}

/** Swipe aside and down, pinch, double tap and pan. */
export function createPointerGestures(
  { dialog, store }: GestureHost,
  image: ImageZoom,
  track: LightboxTrack | undefined,
) {
  const pointers = createPointers();
  const gesture = createGesture(pointers, image, track);
  const tap = createDoubleTap((point) => image.toggle(point));
  let hasMoved = false;

  return {
    down(event: PointerEvent) {
      if (!pointers.size) hasMoved = false;
      if (event.button || hasOwnGestures(event.target) || !store.get().open) return;
      if (!pointers.size) track?.finish();
      pointers.move(event);
      if (pointers.size === 1) gesture.press(event.timeStamp);
      if (pointers.size === 2 && gesture.is('press', 'image') && image.grab()) {
        hasMoved = true;
        for (const id of pointers.ids()) dialog.setPointerCapture(id);
        gesture.begin('image');
      }
    },
    move(event: PointerEvent) {
      if (!pointers.has(event.pointerId)) return;
      pointers.move(event);
      if (gesture.decide()) {
        hasMoved = true;
        dialog.setPointerCapture(event.pointerId);
      } else gesture.follow();
    },
    /** Also for `pointercancel`. */
    up(event: PointerEvent) {
      if (!pointers.has(event.pointerId)) return;
      const isCancelled = event.type === 'pointercancel';
      const velocity = isCancelled ? { x: 0, y: 0 } : pointers.velocity(event.timeStamp);
      const at = pointers.centre();
      pointers.lift(event.pointerId);
      if (hasMoved) swallowClick();
      if (pointers.size && gesture.is('image')) {
        // The remaining finger continues from where both have moved the image.
        image.grab();
        gesture.begin('image');
      }
      if (pointers.size) return;
      if (gesture.is('press') && !isCancelled) tap(event);
      gesture.release(at, velocity, isCancelled ? Number.POSITIVE_INFINITY : event.timeStamp);
    },
  };
}
