/** Less is a click with an unsteady hand. */
const MIN_DRAG_PX = 4;
/** Speed is that of the last moments before letting go. */
const SPEED_WINDOW_MS = 100;
const OWN_DRAG =
  'input,textarea,select,option,button,video,audio,iframe,[contenteditable],[draggable="true"]';

export interface MouseDrag {
  /** Called once, when the pointer has moved far enough to be no click. */
  start(): void;
  /** px since the pointer went down. */
  move(distance: number): void;
  /** px per ms, in the direction of `move`. */
  end(velocity: number): void;
}

/**
 * Follows one drag by mouse from its `pointerdown`. Listens only while the button
 * is down. The click that ends a drag reaches nobody. Returns the cancel.
 */
export function followMouse(viewport: HTMLElement, down: PointerEvent, drag: MouseDrag): () => void {
  const { target, pointerId, clientX, button } = down;
  const isOwn = target instanceof Element && target.closest(OWN_DRAG);
  if (button !== 0 || isOwn) return () => {};
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
      if (Math.abs(distance) < MIN_DRAG_PX) return;
      isDragging = true;
      // Goes on outside the viewport and outside the window.
      viewport.setPointerCapture(pointerId);
      drag.start();
    }
    samples.push([event.timeStamp, event.clientX]);
    while (samples[0] && samples[0][0] < event.timeStamp - SPEED_WINDOW_MS) samples.shift();
    drag.move(distance);
  };
  const up = ({ timeStamp, clientX: x }: PointerEvent) => {
    const [time, from] = samples.find(([at]) => at >= timeStamp - SPEED_WINDOW_MS) ?? [timeStamp, x];
    end(timeStamp > time ? (x - from) / (timeStamp - time) : 0);
  };

  viewport.addEventListener('pointermove', move, { signal });
  viewport.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointerup', up, { signal });
  viewport.addEventListener('pointercancel', () => end(0), { signal });
  // Pictures and links would be dragged away by the browser.
  viewport.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => end(0);
}
