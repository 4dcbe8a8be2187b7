import type { LedgerOwner } from '../../core/ledger/ledger.types';

/** Movement after which a press is a drag, and has its axis. */
const AXIS_PX = 10;
/** What is nearer than this to the release counts for its velocity. */
const RECENT_MS = 100;

export interface DragEnd {
  /** px along the axis, from where the drag began. */
  readonly distance: number;
  /** px per ms at the release. */
  readonly velocity: number;
  /** ms from the press to the release. */
  readonly duration: number;
  /** The browser has taken the gesture for itself. */
  readonly isCancelled: boolean;
}

export interface DragOptions {
  /** What is dragged. */
  readonly element: HTMLElement;
  /** Where a drag may begin. */
  readonly surfaces: readonly HTMLElement[];
  readonly axis: 'x' | 'y';
  readonly owner: LedgerOwner;
  readonly guard: <Args extends unknown[]>(handler: (...args: Args) => void) => (...args: Args) => void;
  /** Whether a drag may begin. */
  readonly canStart: () => boolean;
  readonly onMove?: (distance: number) => void;
  readonly onEnd: (end: DragEnd) => void;
}

interface Sample {
  readonly at: number;
  readonly place: number;
}

/**
 * Follows a finger, pen or mouse along one axis. The other axis, and zooming with two fingers, stay the browser's: the
 * caller claims the `touch-action` of `touchAction`. A drag is no click. Returns the end.
 */
export function followDrags({
  element,
  surfaces,
  axis,
  owner,
  guard,
  canStart,
  onMove,
  onEnd,
}: DragOptions): () => void {
  let pointer: number | undefined;
  let start = { x: 0, y: 0, at: 0 };
  let samples: Sample[] = [];
  let isDragging = false;
  let during: AbortController | undefined;

  const along = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY);
  const origin = () => (axis === 'x' ? start.x : start.y);

  const noClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const dx = Math.abs(event.clientX - start.x);
    const dy = Math.abs(event.clientY - start.y);
    if (!isDragging) {
      if (Math.max(dx, dy) <= AXIS_PX) return;
      if (axis === 'x' ? dx <= dy : dy <= dx) {
        stop();
        return;
      }
      isDragging = true;
      // From now on it is ours wherever it goes, and not before: a captured press would be no click of what is in it.
      element.setPointerCapture(pointer);
    }
    samples = [...samples.filter(({ at }) => event.timeStamp - at < RECENT_MS), sample(event)];
    onMove?.(along(event) - origin());
  }

  function sample(event: PointerEvent): Sample {
    return { at: event.timeStamp, place: along(event) };
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const wasDragging = isDragging;
    const isCancelled = event.type === 'pointercancel';
    const recent = samples.find(({ at }) => event.timeStamp - at < RECENT_MS);
    const last = isCancelled ? (samples.at(-1)?.place ?? origin()) : along(event);
    const time = recent ? event.timeStamp - recent.at : 0;
    stop();
    if (!wasDragging) return;
    // The click comes right after the release, if it comes at all.
    window.addEventListener('click', noClick, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', noClick, { capture: true }));
    onEnd({
      distance: last - origin(),
      velocity: recent && time > 0 ? (last - recent.place) / time : 0,
      duration: event.timeStamp - start.at,
      isCancelled,
    });
  }

  function stop(): void {
    during?.abort();
    pointer = undefined;
    isDragging = false;
  }

  const press = guard((event: Event) => {
    if (!(event instanceof PointerEvent) || !event.isPrimary || event.button !== 0) return;
    if (pointer !== undefined || !canStart()) return;
    pointer = event.pointerId;
    start = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    samples = [sample(event)];
    isDragging = false;
    during = new AbortController();
    const { signal } = during;
    // On the window: the finger may have left the element before the drag has begun.
    window.addEventListener('pointermove', guard(move), { signal });
    window.addEventListener('pointerup', guard(end), { signal });
    window.addEventListener('pointercancel', guard(end), { signal });
    // A picture or a link would be dragged out of the page.
    window.addEventListener('dragstart', (dragged) => dragged.preventDefault(), { signal });
  });
  for (const surface of surfaces) owner.listen(surface, 'pointerdown', press);
  return stop;
}
