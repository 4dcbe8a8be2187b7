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

/**
 * Puts a track in its place without a visible movement, and knows whether it is still there: browsers scroll by themselves,
 * too, as images load and snap areas change.
 */
interface TrackPlace {
  jumpTo(index: number): void;
  /** At rest: back to the middle round of an endless track. */
  recenter(): void;
  /** Whether it has been scrolled since. */
  hasMoved(): boolean;
}

export function createTrackPlace({ viewport, measure, loop, points }: TrackPlaceOptions): TrackPlace {
  /** px. */
  let placedAt = 0;
  return {
    jumpTo(index) {
      const position = loop?.home(index) ?? points.positionOf(index);
      loop?.arrange(position);
      viewport.scrollTo({ left: measure.sign() * position, behavior: 'instant' });
      placedAt = measure.position();
    },
    recenter() {
      loop?.recenter();
      loop?.arrange();
      placedAt = measure.position();
    },
    hasMoved: () => Math.abs(measure.position() - placedAt) >= MOVED_PX,
  };
}
