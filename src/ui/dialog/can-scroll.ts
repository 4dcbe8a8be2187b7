import { matches } from '../../dom/find-all';
import { unclobbered } from '../../dom/unclobbered';

/** The direction that the visitor wants to scroll in; only the signs matter. */
export interface ScrollDelta {
  readonly x: number;
  readonly y: number;
}

type ScrollMetrics = Pick<
  Element,
  'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>;

/** Positions are fractional, sizes are rounded to whole pixels. */
const TOLERANCE_PX = 1;

interface Axis {
  readonly position: number;
  /** How far it can scroll in all. */
  readonly range: number;
}

function canScrollOnAxis(delta: number, { position, range }: Axis): boolean {
  // In right-to-left scrollers positions run from 0 down to minus the range.
  const done = position < 0 ? range + position : position;
  return delta > 0 ? range - done > TOLERANCE_PX : delta < 0 && done > TOLERANCE_PX;
}

/** Whether a scroller has not reached its end in this direction. */
export function canScroll(metrics: ScrollMetrics, { x, y }: ScrollDelta): boolean {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = metrics;
  return (
    canScrollOnAxis(y, { position: scrollTop, range: scrollHeight - clientHeight }) ||
    canScrollOnAxis(x, { position: scrollLeft, range: scrollWidth - clientWidth })
  );
}

const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);

/** Whether an element between the target and the page scrolls in this direction. */
export function scrollsInside(target: EventTarget | null, delta: ScrollDelta): boolean {
  let element = target instanceof Element ? target : null;
  while (element && !matches(element, 'html,body')) {
    if (isScroller(element) && canScroll(element, delta)) return true;
    element = unclobbered(element).parentElement;
  }
  return false;
}
