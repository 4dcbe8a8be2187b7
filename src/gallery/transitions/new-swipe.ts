import type { WarnShape } from '../../data/shape';
import { isSwipe } from '../../dom/pointer/swipe';
import type { Boundary, Release } from './drag-style';
import { dragTransition } from './drag-transition';
import type { Stage, Transition } from './transition.types';

/** Below this width, the view comes to rest sooner. */
const NARROW_PX = 767;
const SNAP_MS = { narrow: [200, 400], wide: [300, 500] } as const;
/** The view comes to rest where the finger's speed would have carried it in this time. */
const PROJECTION_MS = 150;

const BOUNDARIES: readonly unknown[] = ['none', 'hard', 'inertial'] satisfies Boundary[];
const isBoundary = (value: unknown): value is Boundary => BOUNDARIES.includes(value);

/** One word for both ends, or one for each. Default: inertial. */
function readBoundaries(value: unknown, warn: WarnShape) {
  const isPair = value !== null && typeof value === 'object';
  const { start, end }: { start?: unknown; end?: unknown } = isPair ? value : { start: value, end: value };
  const isWrong = (boundary: unknown) => boundary !== undefined && !isBoundary(boundary);
  if (isWrong(start) || isWrong(end)) warn('boundaries', 'none|hard|inertial', value);
  const read = (boundary: unknown): Boundary => (isBoundary(boundary) ? boundary : 'inertial');
  return { start: read(start), end: read(end) };
}

/** The distance between two snap points, in slides; 0 where the view rests anywhere. */
function readSnap(value: unknown, warn: WarnShape): number {
  if (value === undefined) return 1;
  if (value === 'none') return 0;
  const part =
    typeof value === 'string' && /^\s*[\d.]+%\s*$/.test(value) ? Number.parseFloat(value) / 100 : 0;
  if (part > 0 && part <= 1) return part;
  warn('snapPoints', 'percentage up to 100%|none', value);
  return 1;
}

/** Follows the finger, continues at its speed, and comes to rest at the nearest snap point; after a swipe, at the next one. */
export function newSwipe(stage: Stage): Transition {
  const { options } = stage;
  const warn: WarnShape = (path, ...rest) => stage.host.scope.warnShape(`designOptions.${path}`, ...rest);
  const snap = readSnap(options.snapPoints, warn);

  function restOf({ offset, distance, duration, velocity, width }: Release): number {
    const side = offset < 0 ? -1 : 1;
    const projected = offset + (velocity * PROJECTION_MS) / width;
    // A swipe moves on, however short.
    const steps = side * projected > 0 && isSwipe({ distance, duration }) ? Math.ceil : Math.round;
    const wanted = snap ? side * steps((side * projected) / snap) * snap : projected;
    return side > 0 ? Math.min(Math.max(wanted, 0), 1) : Math.max(Math.min(wanted, 0), -1);
  }

  return dragTransition(stage, {
    classes: ['sqs-gallery-design-stacked-newswipe'],
    boundaries: readBoundaries(options.boundaries, warn),
    speed: stage.speed,
    restOf,
    // As long as it takes at the finger's speed; without any speed, the longest.
    durationOf({ distance, speed, width }) {
      const [min, max] = width < NARROW_PX ? SNAP_MS.narrow : SNAP_MS.wide;
      return Math.min(Math.max(distance / speed, min), max);
    },
  });
}
