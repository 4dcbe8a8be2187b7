import { OWN_SCROLL_KEYS, OWN_SPACE_KEY, OWN_TOUCH } from '../../dom/own-interaction';
import { unclobbered } from '../../dom/unclobbered';
import { type ScrollDelta, scrollsInside } from './can-scroll';

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

const isOn = ({ target }: Event, selector: string) =>
  target instanceof Element && unclobbered(target).closest(selector) !== null;

function preventOutside(event: Event, delta: ScrollDelta): void {
  if (event.cancelable && !scrollsInside(event.target, delta)) event.preventDefault();
}

function preventKey(event: KeyboardEvent): void {
  const delta = KEY_DELTAS[event.key];
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!delta || event.defaultPrevented || altKey || ctrlKey || metaKey) return;
  if (isOn(event, event.key === ' ' ? OWN_SPACE_KEY : OWN_SCROLL_KEYS)) return;
  // Shift+Space scrolls up.
  preventOutside(event, event.key === ' ' && shiftKey ? { x: 0, y: -1 } : delta);
}

function preventWheel(event: WheelEvent): void {
  // Ctrl and wheel zoom.
  if (!event.ctrlKey) preventOutside(event, { x: event.deltaX, y: event.deltaY });
}

/** The middle button starts scrolling that follows the mouse; on a link it opens a tab. */
function preventAutoscroll(event: MouseEvent): void {
  if (event.button === 1 && !isOn(event, 'a[href]')) preventOutside(event, { x: 0, y: 1 });
}

/**
 * Keeps wheel, keys and touch from scrolling the page; scrollers inside a dialog still scroll. The page's own scrollbar keeps
 * working. Returns the undo.
 */
export function preventScroll(document: Document): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let last: Touch | undefined;

  const preventTouch = (event: TouchEvent) => {
    const touch = event.touches[0];
    // Two fingers zoom, and one finger pans in a zoomed page.
    const isZoom = event.touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1;
    if (touch && last && !isZoom && !isOn(event, OWN_TOUCH))
      preventOutside(event, { x: last.clientX - touch.clientX, y: last.clientY - touch.clientY });
    last = touch;
  };
  document.addEventListener('touchstart', ({ touches }) => (last = touches[0]), { signal, passive: true });
  document.addEventListener('touchmove', preventTouch, { signal, passive: false });
  document.addEventListener('wheel', preventWheel, { signal, passive: false });
  document.addEventListener('mousedown', preventAutoscroll, { signal });
  document.addEventListener('keydown', preventKey, { signal });
  return () => listeners.abort();
}
