import { OWN_DRAG } from '../../dom/own-interaction';
import { type DragOptions, followDrag } from '../../dom/pointer/drag';

/** A shorter movement is a click with an unsteady hand; fingers are less steady. */
const MIN_DRAG_PX = { mouse: 4, other: 10 };

interface PointerDrag extends Pick<DragOptions, 'guard'> {
  readonly viewport: HTMLElement;
  /** Called once, when the pointer has moved too far for a click. */
  start(): void;
  /** px since the pointer went down. */
  move(distance: number): void;
  /** px per ms, in the direction of `move`. */
  end(velocity: number): void;
}

/**
 * Whether the scroller has to follow a press itself: every mouse, and on a `handle` fingers as well, since browsers scroll
 * only the element that a finger touches.
 */
export function canDrag(
  { button, pointerType, isPrimary, target }: PointerEvent,
  isHandle: boolean,
): boolean {
  if (button !== 0 || !isPrimary) return false;
  if (isHandle) return true;
  return pointerType === 'mouse' && !(target instanceof Element && target.closest(OWN_DRAG));
}

/** Follows one horizontal drag from its `pointerdown`. Returns the cancel, which ends a running drag without velocity. */
export function followPointer(down: PointerEvent, drag: PointerDrag): () => void {
  const minimum = down.pointerType === 'mouse' ? MIN_DRAG_PX.mouse : MIN_DRAG_PX.other;
  let isDragging = false;
  const end = (velocity: number) => {
    if (!isDragging) return;
    isDragging = false;
    drag.end(velocity);
  };
  const press = followDrag(down, {
    element: drag.viewport,
    axis: 'x',
    guard: drag.guard,
    decide: ({ x }) => (Math.abs(x) < minimum ? 'wait' : 'drag'),
    isVelocityFromStart: true,
    onStart() {
      isDragging = true;
      drag.start();
    },
    onMove: drag.move,
    onEnd: ({ velocity }) => end(velocity),
  });
  return () => {
    press.abort();
    end(0);
  };
}
