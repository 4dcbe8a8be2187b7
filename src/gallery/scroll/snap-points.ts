import type { LoopTrack } from './loop-track';
import type { ScrollMeasure } from './measure';
import { type Alignment, nearestPosition, snapPositions } from './snap-positions';

/** Browsers round; further than this from a snap position the browser has not snapped. */
export const SNAPPED_PX = 1;

interface SnapPointsOptions {
  readonly viewport: HTMLElement;
  readonly count: number;
  readonly alignment: Alignment;
  readonly measure: ScrollMeasure;
  readonly loop: LoopTrack | undefined;
  /** Whether scrolling may stop at a slide. */
  readonly isStop: (index: number) => boolean;
}

/** The positions where a scroller may come to rest. */
export interface SnapPoints {
  /** The scroll position of a slide; on an endless track the nearest one. */
  positionOf(index: number, direction?: 1 | -1): number;
  /** The slide whose position is nearest; `current` where it shares that position with others. */
  nearestTo(position: number, current: number): number;
  /** The stop before or after a slide; undefined past an end. */
  stopBeside(current: number, side: number): number | undefined;
  /** Whether a position is between two snap positions. Where one slide covers the viewport, any position is fine. */
  isBetween(position: number, current: number): boolean;
}

export function createSnapPoints(options: SnapPointsOptions): SnapPoints {
  const { viewport, count, alignment, measure, loop, isStop } = options;
  const positionsAround = (position: number) =>
    loop?.nearestOfAll(position) ?? snapPositions(measure.read(), alignment);

  const points: SnapPoints = {
    positionOf: (index, direction) =>
      loop?.nearest(index, measure.position(), direction) ?? positionsAround(0)[index] ?? 0,
    nearestTo(wanted, current) {
      const positions = positionsAround(wanted);
      if (Math.abs((positions[current] ?? Number.NaN) - wanted) < 1) return current;
      const stops = positions.map((position, index) => (isStop(index) ? position : Number.POSITIVE_INFINITY));
      return nearestPosition(stops, wanted);
    },
    stopBeside(current, side) {
      const stops = Array.from({ length: count }, (_, index) => index).filter(isStop);
      const wanted = stops.indexOf(current) + side;
      return loop?.isEndless() ? stops.at(wanted % stops.length) : stops[wanted];
    },
    isBetween(position, current) {
      const { slides, viewport: room } = measure.read();
      // The window has been resized: everything will be measured again.
      if (viewport.clientWidth !== room) return false;
      const isCovered = slides.some(({ start, size }, index) => {
        const from = start + measure.shiftOf(index);
        return from <= position && from + size >= position + room;
      });
      const nearest = points.positionOf(points.nearestTo(position, current));
      return !isCovered && Math.abs(nearest - position) > SNAPPED_PX;
    },
  };
  return points;
}
