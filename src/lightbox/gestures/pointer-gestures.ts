import type { Point } from '../../dom/geometry';
import { swallowClick } from '../../dom/pointer/no-click';
import { createPointers } from '../../dom/pointer/pointers';
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

interface PointerGestures {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  /** Also for `pointercancel`. */
  up(event: PointerEvent): void;
}

/** Swipe aside and down, pinch, double tap and pan. */
export function createPointerGestures(
  { dialog, store }: GestureHost,
  image: ImageZoom,
  track: LightboxTrack | undefined,
): PointerGestures {
  const pointers = createPointers();
  const tap = createDoubleTap((point) => image.toggle(point));
  let mode: Mode = 'none';
  let start: Point = { x: 0, y: 0 };
  /** The place and time of the first finger's press. */
  let pressed = { x: 0, y: 0, time: 0 };
  let startDistance = 0;
  let hasMoved = false;

  /** Starts a gesture from where the pointers are now. */
  const begin = (wanted: Mode) => {
    mode = wanted;
    start = pointers.centre();
    startDistance = pointers.distance();
  };
  const decide = (moved: Point): Mode => {
    if (image.isZoomed()) return image.grab() ? 'image' : 'none';
    return axisOf(moved) === 'x' ? 'aside' : 'down';
  };
  const release = (at: Point, velocity: Point, duration: number) => {
    const along = (axis: 'x' | 'y') => ({
      distance: at[axis] - pressed[axis],
      duration,
      velocity: velocity[axis],
    });
    if (mode === 'aside') track?.releaseAside(along('x'));
    if (mode === 'down') track?.releaseDown(along('y'));
    if (mode === 'image') image.release(velocity);
    mode = 'none';
  };

  return {
    down(event) {
      if (!pointers.size) hasMoved = false;
      if (event.button || hasOwnGestures(event.target) || !store.get().open) return;
      if (!pointers.size) track?.finish();
      pointers.move(event);
      if (pointers.size === 1) {
        begin('press');
        pressed = { ...start, time: event.timeStamp };
      }
      if (pointers.size === 2 && (mode === 'press' || mode === 'image') && image.grab()) {
        hasMoved = true;
        for (const id of pointers.ids()) dialog.setPointerCapture(id);
        begin('image');
      }
    },
    move(event) {
      if (!pointers.has(event.pointerId)) return;
      pointers.move(event);
      const now = pointers.centre();
      const moved = { x: now.x - start.x, y: now.y - start.y };
      if (mode === 'press' && Math.hypot(moved.x, moved.y) > SLOP_PX) {
        hasMoved = true;
        dialog.setPointerCapture(event.pointerId);
        // From here, so that the image does not jump by the distance that it took to decide.
        begin(decide(moved));
        return;
      }
      if (mode === 'aside') track?.aside(moved.x);
      if (mode === 'down') track?.down(moved.y);
      if (mode === 'image') image.follow(start, now, startDistance ? pointers.distance() / startDistance : 1);
    },
    up(event) {
      if (!pointers.has(event.pointerId)) return;
      const isCancelled = event.type === 'pointercancel';
      const velocity = isCancelled ? { x: 0, y: 0 } : pointers.velocity(event.timeStamp);
      const at = pointers.centre();
      pointers.lift(event.pointerId);
      if (hasMoved) swallowClick();
      if (pointers.size && mode === 'image') {
        // The remaining finger continues from where both have moved the image.
        image.grab();
        begin('image');
        return;
      }
      if (pointers.size) return;
      if (mode === 'press' && !isCancelled) tap(event);
      release(at, velocity, isCancelled ? Number.POSITIVE_INFINITY : event.timeStamp - pressed.time);
    },
  };
}
