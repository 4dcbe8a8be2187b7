import { prefersReducedMotion } from '../../dom/reduced-motion';
import { steppersOf } from '../model/gallery-controls';
import { type DragEnd, followDrags } from './drag';
import { createTrack } from './track';
import type { Stage, Transition } from './transition.types';

/** How the ends of a gallery that does not loop react to a drag. */
export type Boundary = 'none' | 'hard' | 'inertial';

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

/** The distance that is left after a drag. */
export interface Remaining {
  /** px, more than 0. */
  readonly distance: number;
  /** px per ms of the finger in that direction; 0 if it stopped or went the other way. */
  readonly speed: number;
  /** Width of the list, px. */
  readonly width: number;
}

export interface DragStyle {
  readonly classes: readonly string[];
  readonly boundaries: { readonly start: Boundary; readonly end: Boundary };
  /** Where the view comes to rest: an offset between -1 and 1, on the side of the release. */
  restOf(release: Release): number;
  /** Milliseconds for the remaining distance. */
  durationOf(remaining: Remaining): number;
  /** Milliseconds of a change without a drag. */
  readonly speed: number;
}

const STANDARD = 'cubic-bezier(0.25, 0.1, 0.25, 1)';
/** The part of a drag past an inertial end that the slides follow. */
const RESISTANCE = 0.35;
/** px per ms; slower fingers count as still. */
const SLOW = 0.05;

/** An easing that starts at the finger's speed. */
function easingFrom({ speed, distance }: Remaining, duration: number): string {
  if (!speed) return STANDARD;
  const slope = (speed * duration) / distance;
  return `cubic-bezier(0.25, ${Math.min(1, 0.25 * slope).toFixed(3)}, 0.5, 1)`;
}

/** The slides lie side by side and follow the finger. */
export function dragTransition(stage: Stage, style: DragStyle): Transition {
  const { host } = stage;
  const { gallery, list, owner, scope } = host;
  const track = createTrack(stage, 'x');
  let base = 0;
  let width = 0;
  let isHeld = false;

  /** The part of the offset that an end allows. */
  function limit(offset: number): number {
    const side = offset < 0 ? -1 : 1;
    const clamped = Math.min(Math.max(offset, -1), 1);
    if (track.neighbour(side) !== undefined) return clamped;
    const boundary = side < 0 ? style.boundaries.start : style.boundaries.end;
    if (boundary === 'hard') return 0;
    return boundary === 'inertial' ? clamped * RESISTANCE : clamped;
  }

  function settle(rest: number, release: Release): void {
    const side = rest < 0 ? -1 : 1;
    const next = track.neighbour(side);
    const speed = release.velocity * Math.sign(rest - release.offset);
    const remaining = {
      distance: Math.abs(rest - release.offset) * width,
      speed: speed > SLOW ? speed : 0,
      width,
    };
    const duration = remaining.distance && !prefersReducedMotion() ? style.durationOf(remaining) : 0;
    const easing = easingFrom(remaining, duration);
    if (Math.abs(rest) > 0.5 && next !== undefined) {
      const previous = gallery.get().currentIndex;
      host.moved(next);
      track.rebase(side, previous);
      rest -= side;
    }
    host.setMotion(true);
    track
      .animateTo(rest, { duration, easing })
      .then(() => host.setMotion(false))
      .catch((error) => scope.warn('handler', error));
  }

  /** Where the view would be after a drag of so many px, if there were no ends. */
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

  const stopDrags = followDrags({
    element: list,
    surfaces: [list, ...steppersOf(gallery)],
    axis: 'x',
    owner,
    guard: scope.guard,
    canStart: () => gallery.slides.length > 1 && !gallery.get().inMotion,
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
  scope.defer(stopDrags);

  return {
    classes: style.classes,
    dragAxis: 'x',
    show: (change, how) => track.show(change, how, { duration: style.speed, easing: STANDARD }),
  };
}
