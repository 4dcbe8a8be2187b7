import { isRtl } from '../../dom/is-rtl';
import { type DragEnd, type DragOptions, followDrag } from '../../dom/pointer/drag';
import { axisOf, swipeOutcome } from '../../dom/pointer/swipe';
import { startsSelection } from '../../dom/pointer/text-press';
import type { MovingHost } from '../model/design.types';
import { steppersOf } from '../model/gallery-context';

/** A press that moves further is a drag, along the axis of its movement. */
const AXIS_PX = 10;

/** Follows drags by finger, pen or mouse on the list and its steppers; a mouse on a text selects it. The browser keeps the other axis and pinches: the caller claims `touchAction`. */
export function followDrags(
  { gallery, list, owner, scope }: MovingHost,
  drag: Pick<DragOptions, 'axis' | 'onMove' | 'onEnd'>,
): void {
  const { guard } = scope;
  let press: AbortController | undefined;

  const decide: DragOptions['decide'] = (moved) => {
    if (Math.max(Math.abs(moved.x), Math.abs(moved.y)) <= AXIS_PX) return 'wait';
    return axisOf(moved) === drag.axis ? 'drag' : 'ignore';
  };
  const follow = guard((event: Event) => {
    if (!(event instanceof PointerEvent) || !event.isPrimary || event.button !== 0) return;
    if ((press && !press.signal.aborted) || gallery.slides.length < 2 || gallery.get().inMotion) return;
    if (event.currentTarget === list && startsSelection(event)) return;
    press = followDrag(event, { ...drag, element: list, guard, decide });
  });
  for (const surface of [list, ...steppersOf(gallery)]) owner.listen(surface, 'pointerdown', follow);
  scope.defer(() => press?.abort());
}

/** Lets a finished drag lead to the next or the previous slide: by default after a swipe, and after a slow drag over half the list. */
export function stepByDrag(
  host: MovingHost,
  axis: 'x' | 'y',
  outcomeOf: (end: DragEnd, length: number) => number = swipeOutcome,
): void {
  const { list, gallery } = host;
  followDrags(host, {
    axis,
    onEnd(end) {
      const outcome = end.isCancelled
        ? 0
        : outcomeOf(end, axis === 'x' ? list.clientWidth : list.clientHeight);
      if (!outcome) return;
      const isMirrored = axis === 'x' && isRtl(list);
      if (outcome < 0 === !isMirrored) gallery.next();
      else gallery.previous();
    },
  });
}
