import { OWN_DRAG } from '../../dom/own-interaction';

/** Less is a click with an unsteady hand; fingers are less steady. */
const MIN_DRAG_PX = { mouse: 4, other: 10 };
/** Speed is that of the last moments before letting go. */
const SPEED_WINDOW_MS = 100;

export interface PointerDrag {
  /** Called once, when the pointer has moved far enough to be no click. */
  start(): void;
  /** px since the pointer went down. */
  move(distance: number): void;
  /** px per ms, in the direction of `move`. */
  end(velocity: number): void;
}

/**
 * Whether the scroller has to follow a press itself: any mouse's, and on a `handle` a finger's as well, since browsers
 * scroll only what a finger lies on.
 */
export function canDrag(
  { button, pointerType, isPrimary, target }: PointerEvent,
  isHandle: boolean,
): boolean {
  if (button !== 0 || !isPrimary) return false;
  if (isHandle) return true;
  return pointerType === 'mouse' && !(target instanceof Element && target.closest(OWN_DRAG));
}

/**
 * Follows one drag from its `pointerdown`. Listens only while the pointer is down. The click that ends a drag reaches
 * nobody. Returns the cancel.
 */
export function followPointer(viewport: HTMLElement, down: PointerEvent, drag: PointerDrag): () => void {
  const { pointerId, pointerType, clientX } = down;
  const minimum = pointerType === 'mouse' ? MIN_DRAG_PX.mouse : MIN_DRAG_PX.other;
  const listeners = new AbortController();
  const { signal } = listeners;
  const samples: Array<readonly [time: number, x: number]> = [];
  let isDragging = false;

  const end = (velocity: number) => {
    listeners.abort();
    if (!isDragging) return;
    // The click comes right after `pointerup`, before anything else can happen.
    const silence = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener('click', silence, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', silence, { capture: true }));
    drag.end(velocity);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const distance = event.clientX - clientX;
    if (!isDragging) {
      if (Math.abs(distance) < minimum) return;
      isDragging = true;
      // Goes on outside the viewport and outside the window.
      viewport.setPointerCapture(pointerId);
      drag.start();
    }
    samples.push([event.timeStamp, event.clientX]);
    while (samples[0] && samples[0][0] < event.timeStamp - SPEED_WINDOW_MS) samples.shift();
    drag.move(distance);
  };
  const up = ({ type, pointerId: id, timeStamp, clientX: x }: PointerEvent) => {
    if (id !== pointerId) return;
    if (type === 'pointercancel') {
      end(0);
      return;
    }
    const [time, from] = samples.find(([at]) => at >= timeStamp - SPEED_WINDOW_MS) ?? [timeStamp, x];
    end(timeStamp > time ? (x - from) / (timeStamp - time) : 0);
  };

  // On the window: a handle lies outside the viewport.
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  // Pictures and links would be dragged away by the browser.
  window.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => end(0);
}
