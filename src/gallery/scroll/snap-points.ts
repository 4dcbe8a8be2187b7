import type { LoopTrack } from './loop-track';
import type { ScrollMeasure } from './measure';
import type { ScrollerOptions } from './scroller.types';
import { nearestPosition, snapPositions } from './snap-positions';

/** Browsers round; further than this from a snap position the browser has not snapped. */
export const SNAPPED_PX = 1;

export function createSnapPoints(
  { viewport, slides, alignment, isStop = () => true }: ScrollerOptions,
  measure: ScrollMeasure,
  loop: LoopTrack | undefined,
) {
  const positionsAround = (position: number) =>
    loop?.nearestOfAll(position) ?? snapPositions(measure.read(), alignment);

  /** The scroll position of a slide; on an endless track the nearest one. */
  const positionOf = (index: number, direction?: 1 | -1) =>
    loop?.nearest(index, measure.position(), direction) ?? positionsAround(0)[index] ?? 0;

  /** The slide whose position is nearest; `current` if it shares that position with others. */
  function nearestTo(wanted: number, current: number): number {
    const positions = positionsAround(wanted);
    if (Math.abs((positions[current] ?? Number.NaN) - wanted) < 1) return current;
    const stops = positions.map((position, index) => (isStop(index) ? position : Number.POSITIVE_INFINITY));
    return nearestPosition(stops, wanted);
  }

  return {
    positionOf,
    nearestTo,
    /** The stop before or after a slide; undefined past an end. */
    stopBeside(current: number, side: number) {
      const stops = [...slides.keys()].filter(isStop);
      const wanted = stops.indexOf(current) + side;
      return loop?.isEndless() ? stops.at(wanted % stops.length) : stops[wanted];
    },
    /** Whether a position is between two snap positions. Any position is fine while one slide covers the viewport. */
    isBetween(position: number, current: number) {
      const { slides: measured, viewport: room } = measure.read();
      // The window has been resized: everything will be measured again.
      if (viewport.clientWidth !== room) return false;
      const isCovered = measured.some(({ start, size }, index) => {
        const from = start + measure.shiftOf(index);
        return from <= position && from + size >= position + room;
      });
      return !isCovered && Math.abs(positionOf(nearestTo(position, current)) - position) > SNAPPED_PX;
    },
  };
}

export type SnapPoints = ReturnType<typeof createSnapPoints>;
