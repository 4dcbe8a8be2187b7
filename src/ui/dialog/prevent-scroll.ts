import { matches } from '../../dom/find-all';
import { listen } from '../../dom/listen';
import { OWN_SCROLL_KEYS, OWN_SPACE_KEY, OWN_TOUCH } from '../../dom/own-interaction';
import { unclobbered } from '../../dom/unclobbered';

/** The direction that the visitor wants to scroll in; only the signs matter. */
interface ScrollDelta {
  readonly x: number;
  readonly y: number;
}

type ScrollMetrics = Pick<
  Element,
  'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>;

/** Positions are fractional, sizes are rounded to whole pixels. */
const TOLERANCE_PX = 1;

/** `range`: scrollable px in all. */
function canScrollOnAxis(delta: number, position: number, range: number): boolean {
  // In right-to-left scrollers positions run from 0 down to minus the range.
  const done = position < 0 ? range + position : position;
  return delta > 0 ? range - done > TOLERANCE_PX : delta < 0 && done > TOLERANCE_PX;
}

/** Checks whether a scroller has not reached its end in this direction. */
export function canScroll(metrics: ScrollMetrics, { x, y }: ScrollDelta): boolean {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = metrics;
  return (
    canScrollOnAxis(y, scrollTop, scrollHeight - clientHeight) ||
    canScrollOnAxis(x, scrollLeft, scrollWidth - clientWidth)
  );
}

const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);

/** Checks whether an element between the target and the page scrolls in this direction. */
export function scrollsInside(target: EventTarget | null, delta: ScrollDelta): boolean {
  let element = target instanceof Element ? target : null;
  while (element && !matches(element, 'html,body')) {
    if (isScroller(element) && canScroll(element, delta)) return true;
    element = unclobbered(element).parentElement;
  }
  return false;
}

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

/** Keeps wheel, keys and touch from scrolling the page, but not scrollers in a dialog or the page's scrollbar. Returns the undo. */
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
  listen(document, 'touchstart', ({ touches }) => (last = touches[0]), { signal, passive: true });
  listen(document, 'touchmove', preventTouch, { signal, passive: false });
  listen(document, 'wheel', preventWheel, { signal, passive: false });
  listen(document, 'mousedown', preventAutoscroll, { signal });
  listen(document, 'keydown', preventKey, { signal });
  return () => listeners.abort();
}
