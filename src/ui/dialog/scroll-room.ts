import { matches } from '../../dom/find-all';
import { unclobbered } from '../../dom/unclobbered';

/** A wish to scroll; only the signs matter. */
export interface ScrollDelta {
  readonly x: number;
  readonly y: number;
}

export type ScrollMetrics = Pick<
  Element,
  'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>;

/** Positions are fractions of a pixel, sizes are whole ones. */
const TOLERANCE_PX = 1;

function hasRoomOnAxis(delta: number, position: number, size: number, content: number): boolean {
  const room = content - size;
  // In right-to-left scrollers positions run from 0 down to minus the room.
  const done = position < 0 ? room + position : position;
  return delta > 0 ? room - done > TOLERANCE_PX : delta < 0 && done > TOLERANCE_PX;
}

/** Whether a scroller is not yet at its end in the direction wished. */
export function hasRoom(metrics: ScrollMetrics, { x, y }: ScrollDelta): boolean {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = metrics;
  return (
    hasRoomOnAxis(y, scrollTop, clientHeight, scrollHeight) ||
    hasRoomOnAxis(x, scrollLeft, clientWidth, scrollWidth)
  );
}

const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);

/** Whether something between the target and the page takes the scrolling. */
export function isTakenInside(target: EventTarget | null, delta: ScrollDelta): boolean {
  let element = target instanceof Element ? target : null;
  while (element && !matches(element, 'html,body')) {
    if (isScroller(element) && hasRoom(element, delta)) return true;
    element = unclobbered(element).parentElement;
  }
  return false;
}
