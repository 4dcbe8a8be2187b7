import type { Scope } from '../../core/scope';
import { hasOwnArrowKeys } from '../../dom/arrow-keys';
import type { Point } from '../../dom/geometry';
import { type GestureHost, hasOwnGestures } from './gesture-host';
import { createImageZoom, type ImageZoom } from './image-zoom';
import { createTrack } from './lightbox-track';
import { createPointerGestures } from './pointer-gestures';

const STEP = 1.5;
const KEY_ZOOMS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };
/** Share of the window by which an arrow key moves an enlarged image. */
const KEY_PAN = 0.15;
const KEY_PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
/** A smaller step does not come from the notch of a wheel but from fingers on a trackpad, which move the image. */
const NOTCH_PX = 50;

/** Zooms and pans by wheel, trackpad and keyboard. */
function createZoomControls(host: GestureHost, image: ImageZoom) {
  const { dialog, store } = host;
  return {
    wheel(event: WheelEvent) {
      if (hasOwnGestures(event.target) || !store.get().open) return;
      event.preventDefault();
      const { deltaX, deltaY, deltaMode, ctrlKey, clientX: x, clientY: y } = event;
      const isNotch = deltaMode !== WheelEvent.DOM_DELTA_PIXEL || (!deltaX && Math.abs(deltaY) >= NOTCH_PX);
      // Browsers report a pinch on a trackpad as a wheel event with Ctrl.
      if (ctrlKey && !isNotch) image.by(Math.exp(-deltaY / 100), { x, y });
      else if (isNotch) image.by(deltaY < 0 ? STEP : 1 / STEP, { x, y });
      else if (image.isZoomed()) image.pan(-deltaX, -deltaY);
    },
    keydown(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || hasOwnArrowKeys(target)) return;
      const factor = KEY_ZOOMS[key];
      const pan = KEY_PANS[key];
      const isScroller = !(target instanceof Element) || target.closest('[data-scrolls]');
      if (factor !== undefined) image.by(factor);
      else if (pan && image.isZoomed() && !isScroller)
        image.pan(pan.x * dialog.clientWidth * KEY_PAN, pan.y * dialog.clientHeight * KEY_PAN);
      else return;
      event.preventDefault();
    },
  };
}

/** Gestures, wheel and zoom keys of an open lightbox. All of it can also be done with a button or a key. */
export function createGestures(scope: Scope, host: GestureHost) {
  const { dialog, store, loop } = host;
  const image = createImageZoom(host);
  const track = createTrack(dialog, store, loop);
  const pointers = createPointerGestures(host, image, track);
  const controls = createZoomControls(host, image);

  scope.listen(dialog, 'pointerdown', pointers.down);
  scope.listen(dialog, 'pointermove', pointers.move);
  scope.listen(dialog, 'pointerup', pointers.up);
  scope.listen(dialog, 'pointercancel', pointers.up);
  scope.listen(dialog, 'wheel', controls.wheel, { passive: false });
  // In the capture phase, before the arrow keys that step through the set.
  scope.listen(dialog, 'keydown', controls.keydown, { capture: true });
  let { position } = store.get();
  scope.defer(
    store.subscribe(() => {
      const state = store.get();
      if (state.position === position) return;
      position = state.position;
      track?.finish();
      image.reset();
    }),
  );
  return { toggleZoom: () => image.toggle() };
}
