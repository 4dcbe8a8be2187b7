import type { Point } from '../geometry';
import { swallowClick } from './no-click';
import { createVelocityTracker } from './velocity';

export interface DragEnd {
  /** px along the axis since the press. */
  readonly distance: number;
  /** px per ms at the release; 0 when cancelled. */
  readonly velocity: number;
  /** ms from the press to the release. */
  readonly duration: number;
  /** True if the browser has taken the gesture over, for example to scroll. */
  readonly isCancelled: boolean;
}

export interface DragOptions {
  /** Captures the pointer during the drag, so that it continues outside of the element. */
  readonly element: Element;
  readonly axis: 'x' | 'y';
  readonly guard: <Args extends unknown[]>(handler: (...args: Args) => void) => (...args: Args) => void;
  /** Decides by the distance moved so far if a press is a drag, something else, or not clear yet. */
  readonly decide: (moved: Point) => 'drag' | 'ignore' | 'wait';
  /** True if the velocity counts from the first movement of the drag, not from the press. Default: false. */
  readonly isVelocityFromStart?: boolean;
  readonly onStart?: () => void;
  /** px along the axis since the press. */
  readonly onMove?: (distance: number) => void;
  readonly onEnd: (end: DragEnd) => void;
}

/**
 * Follows one pointer from its `pointerdown`, and listens only until it is lifted. A drag does not end in a click. Aborting
 * the returned controller stops following without calling `onEnd`; its signal is aborted when the press is over.
 */
export function followDrag(down: PointerEvent, options: DragOptions): AbortController {
  const { element, axis, guard, decide, isVelocityFromStart = false, onStart, onMove, onEnd } = options;
  const { pointerId } = down;
  const listeners = new AbortController();
  const { signal } = listeners;
  const velocity = createVelocityTracker();
  const positionOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
  const start = positionOf(down);
  let distance = 0;
  let isDragging = false;

  const track = (event: PointerEvent) => {
    const position = positionOf(event);
    velocity.add(position, event.timeStamp);
    distance = position[axis] - start[axis];
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (!isDragging) {
      const { x, y } = positionOf(event);
      const decision = decide({ x: x - start.x, y: y - start.y });
      if (decision === 'ignore') listeners.abort();
      if (decision !== 'drag') return;
      isDragging = true;
      // Not before: a captured press would not click the element under the pointer.
      element.setPointerCapture(pointerId);
      onStart?.();
    }
    track(event);
    onMove?.(distance);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    listeners.abort();
    if (!isDragging) return;
    const isCancelled = event.type === 'pointercancel';
    if (!isCancelled) track(event);
    swallowClick();
    onEnd({
      distance,
      velocity: isCancelled ? 0 : velocity.at(event.timeStamp)[axis],
      duration: event.timeStamp - down.timeStamp,
      isCancelled,
    });
  };

  if (!isVelocityFromStart) velocity.add(start, down.timeStamp);
  // On the window: the pointer may leave the element before the drag begins.
  window.addEventListener('pointermove', guard(move), { signal });
  window.addEventListener('pointerup', guard(end), { signal });
  window.addEventListener('pointercancel', guard(end), { signal });
  // The browser would start a drag-and-drop of images and links.
  window.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return listeners;
}
