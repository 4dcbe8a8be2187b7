import type { LoopTrack } from './loop-track';
import type { ScrollMeasure } from './measure';
import type { SnapPoints } from './snap-points';

/** Browsers round. */
const MOVED_PX = 1.5;

interface TrackPlaceOptions {
  readonly viewport: HTMLElement;
  readonly measure: ScrollMeasure;
  readonly loop: LoopTrack | undefined;
  readonly points: SnapPoints;
}

/** Puts a track in its place without visible movement, and knows whether the browser has scrolled it since, as images load and snap areas change. */
export function createTrackPlace({ viewport, measure, loop, points }: TrackPlaceOptions) {
  /** px. */
  let placedAt = 0;
  return {
    jumpTo(index: number) {
      const position = loop?.home(index) ?? points.positionOf(index);
      loop?.arrange(position);
      viewport.scrollTo({ left: measure.sign() * position, behavior: 'instant' });
      placedAt = measure.position();
    },
    /** At rest: back to the middle round of an endless track. */
    recenter() {
      loop?.recenter();
      loop?.arrange();
      placedAt = measure.position();
    },
    /** Whether it has been scrolled since. */
    hasMoved: () => Math.abs(measure.position() - placedAt) >= MOVED_PX,
  };
}
