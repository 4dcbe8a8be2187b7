import type { DragEnd } from '../../dom/pointer/drag';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import type { Boundary } from '../model/design-options';
import { followDrags } from './drag';
import { createTrack, type Track } from './track';
import type { Stage, Transition } from './transition.types';

/** The end of a drag; positive numbers lead to the next slide. */
export interface Release {
  /** In slides. */
  readonly offset: number;
  /** px. */
  readonly distance: number;
  /** px per ms. */
  readonly velocity: number;
  /** ms. */
  readonly duration: number;
  /** px. */
  readonly width: number;
}

/** The movement left after a drag. */
interface Remaining {
  /** px, more than 0. */
  readonly distance: number;
  /** px per ms of the finger in that direction; 0 if it stopped or went the other way. */
  readonly speed: number;
  readonly width: number;
}

interface DragStyle {
  readonly classes: readonly string[];
  readonly boundaries: { readonly start: Boundary; readonly end: Boundary };
  /** The offset where the view comes to rest: between -1 and 1, on the side of the release. */
  restOf(release: Release): number;
  /** Milliseconds for the remaining distance. */
  durationOf(remaining: Remaining): number;
  /** Milliseconds of a change without a drag. */
  readonly speed: number;
}

/** The browser's own `ease`. */
export const STANDARD_EASING = 'cubic-bezier(0.25, 0.1, 0.25, 1)';
/** The part of a drag past an inertial end that the slides follow. */
const RESISTANCE = 0.35;
/** px per ms; slower fingers count as still. */
const SLOW = 0.05;

/** The part of an offset that the slides follow. `boundary`: of the end on that side; undefined where there is a slide. */
export function limitOffset(offset: number, boundary: Boundary | undefined): number {
  if (boundary === 'hard') return 0;
  const clamped = Math.min(Math.max(offset, -1), 1);
  return boundary === 'inertial' ? clamped * RESISTANCE : clamped;
}

/** The movement left between a release and the offset where the view comes to rest. */
export function remainingOf(rest: number, { offset, velocity, width }: Release): Remaining {
  const speed = velocity * Math.sign(rest - offset);
  return { distance: Math.abs(rest - offset) * width, speed: speed > SLOW ? speed : 0, width };
}

/** An easing that starts at the finger's speed. `duration`: ms. */
export function easingFrom({ speed, distance }: Remaining, duration: number): string {
  if (!speed) return STANDARD_EASING;
  const slope = (speed * duration) / distance;
  return `cubic-bezier(0.25, ${Math.min(1, 0.25 * slope).toFixed(3)}, 0.5, 1)`;
}

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
    // Past an end the gallery emits its event, and the slide returns.
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
