import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { type DragOptions as FollowOptions, followDrag } from '../../dom/pointer/drag';
import { axisOf } from '../../dom/pointer/swipe';

/** A press that moves further is a drag, along the axis of its movement. */
const AXIS_PX = 10;

export interface DragOptions extends Pick<FollowOptions, 'axis' | 'guard' | 'onMove' | 'onEnd'> {
  /** The element that is dragged. */
  readonly element: HTMLElement;
  /** The elements where a drag may begin. */
  readonly surfaces: readonly HTMLElement[];
  readonly owner: LedgerOwner;
  /** Whether a drag may begin. */
  readonly canStart: () => boolean;
}

/** Follows drags along one axis by finger, pen or mouse; the browser keeps the other axis and pinches. The caller claims `touchAction`. Returns the undo. */
export function followDrags(options: DragOptions): () => void {
  const { surfaces, axis, owner, guard, canStart } = options;
  let press: AbortController | undefined;

  const decide: FollowOptions['decide'] = (moved) => {
    if (Math.max(Math.abs(moved.x), Math.abs(moved.y)) <= AXIS_PX) return 'wait';
    return axisOf(moved) === axis ? 'drag' : 'ignore';
  };
  const follow = guard((event: Event) => {
    if (!(event instanceof PointerEvent) || !event.isPrimary || event.button !== 0) return;
    if ((press && !press.signal.aborted) || !canStart()) return;
    press = followDrag(event, { ...options, decide });
  });
  for (const surface of surfaces) owner.listen(surface, 'pointerdown', follow);
  return () => press?.abort();
}

export type { DragEnd } from '../../dom/pointer/drag';
