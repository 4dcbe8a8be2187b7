import type { DragEnd } from '../../dom/pointer/drag';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { followDrags } from './drag';
import {
  type DragStyle,
  easingFrom,
  limitOffset,
  type Release,
  remainingOf,
  STANDARD_EASING,
} from './drag-style';
import { createTrack, type Track } from './track';
import type { Stage, Transition } from './transition.types';

/** Moves a released track to its rest: to another slide, or back. */
const createSettle = ({ host }: Stage, track: Track, style: DragStyle) =>
  host.scope.guard(async (rest: number, release: Release) => {
    const side = rest < 0 ? -1 : 1;
    const next = track.neighbour(side);
    const remaining = remainingOf(rest, release);
    const duration = remaining.distance && !prefersReducedMotion() ? style.durationOf(remaining) : 0;
    const easing = easingFrom(remaining, duration);
    const isNext = Math.abs(rest) > 0.5 && next !== undefined;
    if (isNext) {
      const previous = host.gallery.get().currentIndex;
      host.moved(next);
      track.rebase(side, previous);
    }
    host.setMotion(true);
    await track.animateTo(isNext ? rest - side : rest, { duration, easing });
    host.setMotion(false);
  });

/** The slides lie side by side and follow the finger. */
export function dragTransition(stage: Stage, style: DragStyle): Transition {
  const { host } = stage;
  const { gallery, list } = host;
  const track = createTrack(stage, 'x');
  const settle = createSettle(stage, track, style);
  let base = 0;
  let width = 0;
  let isHeld = false;

  function limit(offset: number): number {
    const side = offset < 0 ? -1 : 1;
    const boundary = side < 0 ? style.boundaries.start : style.boundaries.end;
    return limitOffset(offset, track.neighbour(side) === undefined ? boundary : undefined);
  }

  /** The view's offset after a drag of so many px, if there were no ends. */
  const offsetAt = (distance: number) => base + (distance / width) * (stage.isRtl() ? 1 : -1);

  function end({ distance, velocity, duration, isCancelled }: DragEnd): void {
    isHeld = false;
    const toNext = stage.isRtl() ? 1 : -1;
    const { offset } = track;
    const wanted = offsetAt(distance);
    const release = {
      offset,
      distance: Math.abs(offset - base) * width,
      velocity: isCancelled ? 0 : velocity * toNext,
      duration,
      width,
    };
    const side = wanted < 0 ? -1 : 1;
    if (track.neighbour(side) !== undefined) {
      settle(isCancelled ? Math.round(offset) : style.restOf(release), release);
      return;
    }
    // There is no slide on that side: the gallery emits its event, and the slide comes back.
    if (wanted !== 0 && !isCancelled) {
      if (side > 0) gallery.next();
      else gallery.previous();
    }
    settle(0, release);
  }

  followDrags(host, {
    axis: 'x',
    onMove(distance) {
      if (!isHeld) {
        isHeld = true;
        base = track.offset;
        width = list.clientWidth || 1;
      }
      track.moveTo(limit(offsetAt(distance)));
    },
    onEnd: end,
  });

  return {
    classes: style.classes,
    dragAxis: 'x',
    show: (change, how) => track.show(change, how, { duration: style.speed, easing: STANDARD_EASING }),
  };
}
