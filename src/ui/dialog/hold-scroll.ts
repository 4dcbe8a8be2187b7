import { unclobbered } from '../../dom/unclobbered';
import { isTakenInside, type ScrollDelta } from './scroll-room';

const KEY_DELTAS: Readonly<Record<string, ScrollDelta>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  PageUp: { x: 0, y: -1 },
  PageDown: { x: 0, y: 1 },
  Home: { x: 0, y: -1 },
  End: { x: 0, y: 1 },
  ' ': { x: 0, y: 1 },
};

/** These do something of their own with such keys, or with a finger that moves. */
const OWN_KEYS = 'input,textarea,select,audio,video,iframe,[contenteditable]';
const OWN_SPACE = `${OWN_KEYS},button,summary`;
const OWN_TOUCH = 'input[type="range" i],audio,video';

const isOn = ({ target }: Event, selector: string) =>
  target instanceof Element && unclobbered(target).closest(selector) !== null;

function stopUnlessTaken(event: Event, delta: ScrollDelta): void {
  if (event.cancelable && !isTakenInside(event.target, delta)) event.preventDefault();
}

function stopKey(event: KeyboardEvent): void {
  const delta = KEY_DELTAS[event.key];
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!delta || event.defaultPrevented || altKey || ctrlKey || metaKey) return;
  if (isOn(event, event.key === ' ' ? OWN_SPACE : OWN_KEYS)) return;
  // Shift and space go up.
  stopUnlessTaken(event, event.key === ' ' && shiftKey ? { x: 0, y: -1 } : delta);
}

function stopWheel(event: WheelEvent): void {
  // With Ctrl it zooms.
  if (!event.ctrlKey) stopUnlessTaken(event, { x: event.deltaX, y: event.deltaY });
}

/** The middle button starts a scroll that follows the mouse; on a link it opens a tab. */
function stopAutoscroll(event: MouseEvent): void {
  if (event.button === 1 && !isOn(event, 'a[href]')) stopUnlessTaken(event, { x: 0, y: 1 });
}

/** Keeps wheel, keys and fingers from scrolling the page, but not what lies inside a dialog. Only the scrollbar itself still can. */
export function holdScroll(document: Document): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let last: Touch | undefined;

  const stopTouch = (event: TouchEvent) => {
    const touch = event.touches[0];
    // Two fingers zoom, and one moves about in what they have enlarged.
    const isZoom = event.touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1;
    if (touch && last && !isZoom && !isOn(event, OWN_TOUCH))
      stopUnlessTaken(event, { x: last.clientX - touch.clientX, y: last.clientY - touch.clientY });
    last = touch;
  };
  document.addEventListener('touchstart', ({ touches }) => (last = touches[0]), { signal, passive: true });
  document.addEventListener('touchmove', stopTouch, { signal, passive: false });
  document.addEventListener('wheel', stopWheel, { signal, passive: false });
  document.addEventListener('mousedown', stopAutoscroll, { signal });
  document.addEventListener('keydown', stopKey, { signal });
  return () => listeners.abort();
}
