// @chunk unlisted

import type { Point } from '../../media/image/dimensions';
import type { WritableStore } from '../../store/store';
import type { LightboxStore } from '../lightbox.store';
import type { ZoomState } from '../view/lightbox.view';
import { createTrack } from './lightbox-track';
import { createPictureZoom } from './picture-zoom';
import { createPointerTrace } from './pointer-trace';

/** A finger that trembles has not moved yet. */
const SLOP_PX = 8;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
const STEP = 1.5;
const KEY_ZOOMS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };
/** Share of the window that an arrow key moves an enlarged picture. */
const KEY_PAN = 0.15;
const KEY_PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
/** Finer than this it is no notch of a wheel: fingers on a trackpad, which move the picture. */
const NOTCH_PX = 50;
/** What has gestures or clicks of its own. A swipe may begin on the arrows: they lie where thumbs are. */
const OWN_GESTURES =
  'button:not(.inlay-lightbox-button-previous,.inlay-lightbox-button-next),a,input,video,audio,iframe,.inlay-lightbox-caption,.inlay-lightbox-thumbnails';

/** What they move. Code comes along that this chunk would otherwise share with the lightbox in a third file. */
export interface GestureHost {
  readonly dialog: HTMLElement;
  readonly store: LightboxStore;
  readonly zoom: WritableStore<ZoomState>;
  readonly loop: boolean;
  /** The picture that is shown now. */
  readonly findPicture: () => HTMLImageElement | null;
  /** Whether keys mean something else there. */
  readonly hasOwnKeys: (target: EventTarget | null) => boolean;
}

export interface Gestures {
  toggleZoom(): void;
  destroy(): void;
}

type Mode = 'none' | 'press' | 'aside' | 'down' | 'picture';

const isOwn = (target: EventTarget | null, selector: string) =>
  !(target instanceof Element) || target.closest(selector) !== null;

/**
 * Fingers, mouse, wheel and zoom keys of an open lightbox: swipe aside and down, pinch, double tap, pan. One finger
 * never does what has no button or key as well.
 */
export function createGestures(host: GestureHost): Gestures {
  const { dialog, store, loop } = host;
  const picture = createPictureZoom(host);
  const track = createTrack(dialog, store, loop);
  const trace = createPointerTrace();
  const listeners = new AbortController();
  const { signal } = listeners;
  let mode: Mode = 'none';
  let start: Point = { x: 0, y: 0 };
  let startDistance = 0;
  let lastTap: (Point & { readonly time: number }) | undefined;
  let hasMoved = false;

  /** Takes the fingers that are down as a new beginning. */
  const begin = (wanted: Mode) => {
    mode = wanted;
    start = trace.centre();
    startDistance = trace.distance();
  };
  const decide = ({ x, y }: Point): Mode => {
    if (picture.isZoomed()) return picture.grab() ? 'picture' : 'none';
    return Math.abs(x) > Math.abs(y) ? 'aside' : 'down';
  };
  const tap = (event: PointerEvent) => {
    const { clientX: x, clientY: y, timeStamp: time, target } = event;
    const isDouble =
      lastTap &&
      time - lastTap.time < DOUBLE_TAP_MS &&
      Math.hypot(x - lastTap.x, y - lastTap.y) < DOUBLE_TAP_PX;
    const isOnPicture = target instanceof HTMLImageElement;
    lastTap = isDouble || !isOnPicture ? undefined : { x, y, time };
    if (isDouble && isOnPicture) picture.toggle({ x, y });
  };

  const down = (event: PointerEvent) => {
    if (!trace.size) hasMoved = false;
    if (event.button || isOwn(event.target, OWN_GESTURES) || !store.get().open) return;
    if (!trace.size) track?.finish();
    trace.move(event);
    if (trace.size === 1) begin('press');
    else if (trace.size === 2 && (mode === 'press' || mode === 'picture') && picture.grab()) {
      hasMoved = true;
      for (const id of trace.ids()) dialog.setPointerCapture(id);
      begin('picture');
    }
  };
  const move = (event: PointerEvent) => {
    if (!trace.has(event.pointerId)) return;
    trace.move(event);
    const now = trace.centre();
    const way = { x: now.x - start.x, y: now.y - start.y };
    if (mode === 'press' && Math.hypot(way.x, way.y) > SLOP_PX) {
      hasMoved = true;
      dialog.setPointerCapture(event.pointerId);
      // From here on: what the finger has gone until now does not make the picture jump.
      begin(decide(way));
      return;
    }
    if (mode === 'aside') track?.aside(way.x);
    if (mode === 'down') track?.down(way.y);
    if (mode === 'picture') picture.follow(start, now, startDistance ? trace.distance() / startDistance : 1);
  };
  const up = (event: PointerEvent) => {
    if (!trace.has(event.pointerId)) return;
    const isCancelled = event.type === 'pointercancel';
    const velocity = isCancelled ? { x: 0, y: 0 } : trace.velocity(event.timeStamp);
    trace.drop(event.pointerId);
    if (trace.size && mode === 'picture') {
      // The finger that is left goes on from where both have brought the picture.
      picture.grab();
      begin('picture');
      return;
    }
    if (trace.size) return;
    if (mode === 'press' && !isCancelled) tap(event);
    if (mode === 'aside') track?.releaseAside(velocity.x);
    if (mode === 'down') track?.releaseDown(velocity.y);
    if (mode === 'picture') picture.release(velocity);
    mode = 'none';
  };

  const wheel = (event: WheelEvent) => {
    if (isOwn(event.target, OWN_GESTURES) || !store.get().open) return;
    event.preventDefault();
    const { deltaX, deltaY, deltaMode, ctrlKey, clientX: x, clientY: y } = event;
    const isNotch = deltaMode !== WheelEvent.DOM_DELTA_PIXEL || (!deltaX && Math.abs(deltaY) >= NOTCH_PX);
    // A trackpad's pinch comes as a wheel with Ctrl.
    if (ctrlKey && !isNotch) picture.by(Math.exp(-deltaY / 100), { x, y });
    else if (isNotch) picture.by(deltaY < 0 ? STEP : 1 / STEP, { x, y });
    else if (picture.isZoomed()) picture.pan(-deltaX, -deltaY);
  };
  const keydown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || host.hasOwnKeys(target)) return;
    const factor = KEY_ZOOMS[key];
    const way = KEY_PANS[key];
    if (factor !== undefined) picture.by(factor);
    else if (way && picture.isZoomed() && !isOwn(target, '[data-scrolls]'))
      picture.pan(way.x * dialog.clientWidth * KEY_PAN, way.y * dialog.clientHeight * KEY_PAN);
    else return;
    event.preventDefault();
  };

  dialog.addEventListener('pointerdown', down, { signal });
  dialog.addEventListener('pointermove', move, { signal });
  dialog.addEventListener('pointerup', up, { signal });
  dialog.addEventListener('pointercancel', up, { signal });
  dialog.addEventListener('wheel', wheel, { signal, passive: false });
  // Before the keys that go on and back.
  dialog.addEventListener('keydown', keydown, { signal, capture: true });
  // The end of a drag is no click.
  dialog.addEventListener(
    'click',
    (event) => {
      if (hasMoved && event.detail) event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  let { position } = store.get();
  const unsubscribe = store.subscribe(() => {
    const state = store.get();
    if (state.position === position) return;
    position = state.position;
    track?.finish();
    picture.reset();
  });

  return {
    toggleZoom: () => picture.toggle(),
    destroy() {
      unsubscribe();
      listeners.abort();
    },
  };
}
