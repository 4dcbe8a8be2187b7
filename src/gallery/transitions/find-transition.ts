import type { WarnShape } from '../../data/shape';
import { isSwipe, swipeOutcome } from '../../dom/pointer/swipe';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { readFocalPoint } from '../../media/image/dimensions';
import { DEFAULT_TIMEOUT_MS } from '../behaviour/autoplay';
import type { Boundary } from '../model/design-options';
import { stepByDrag } from './drag';
import { dragTransition, type Release, STANDARD_EASING } from './drag-transition';
import { createMotions, createTrack } from './track';
import type { CreateTransition, Stage, Transition } from './transition.types';

/** The new slide fades in while the old one fades out. */
function fade(stage: Stage): Transition {
  const motions = createMotions();
  stepByDrag(stage.host, 'x');
  stage.host.scope.defer(motions.stop);
  return {
    dragAxis: 'x',
    async show({ previousIndex, currentIndex }, { isInstant }) {
      motions.stop();
      const { slides } = stage.host;
      const [leaving, coming] = [slides[previousIndex], slides[currentIndex]];
      if (isInstant || !leaving || !coming) {
        stage.place();
        return;
      }
      stage.place({ index: previousIndex, opacity: 0 });
      const options = { duration: stage.speed, easing: 'ease-in-out' };
      motions.add(leaving, [{ opacity: 1 }, { opacity: 0 }], options);
      motions.add(coming, [{ opacity: 0 }, { opacity: 1 }], options);
      if (!(await motions.done())) return;
      motions.stop();
      stage.place();
    },
  };
}

/** In a narrower gallery the view settles sooner. */
const NARROW_PX = 767;
const SNAP_MS = { narrow: [200, 400], wide: [300, 500] } as const;
/** The view comes to rest where the finger's speed would have carried it in this time. */
const PROJECTION_MS = 150;
const BOUNDARIES: readonly Boundary[] = ['none', 'hard', 'inertial'];

/** One word for both ends, or one for each. Default: inertial. */
function readBoundaries(value: unknown, warn: WarnShape) {
  const isPair = value !== null && typeof value === 'object';
  const { start, end }: { start?: unknown; end?: unknown } = isPair ? value : { start: value, end: value };
  const [first, last] = [start, end].map((given) => BOUNDARIES.find((known) => known === given));
  if ((start !== undefined && !first) || (end !== undefined && !last))
    warn('boundaries', 'none|hard|inertial', value);
  return { start: first ?? 'inertial', end: last ?? 'inertial' };
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
function newSwipe(stage: Stage): Transition {
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

const ZOOM = 1.075;

/** Fades, and slowly zooms in on the focal point of the image that is shown. */
function kenBurns(stage: Stage): Transition {
  const { slides, gallery, scope } = stage.host;
  const fading = fade(stage);
  const { timeout, interval } = gallery.attributes.autoplayOptions;
  const zooms = new Map<number, Animation>();

  function zoom(index: number): void {
    const find = (selector: string) => slides[index]?.querySelector<HTMLElement>(selector);
    // A slide may have a small image besides, such as an icon.
    const image = find('img[data-image-focal-point]') ?? find('img,video');
    if (!image || zooms.has(index) || prefersReducedMotion()) return;
    const { x, y } = readFocalPoint(image.dataset.imageFocalPoint);
    const origin = `${x * 100}% ${y * 100}%`;
    zooms.set(
      index,
      image.animate(
        [
          { transform: 'scale(1)', transformOrigin: origin },
          { transform: `scale(${ZOOM})`, transformOrigin: origin },
        ],
        // As long as it is visible: while it fades in, is shown, and fades out.
        { duration: (timeout ?? interval ?? DEFAULT_TIMEOUT_MS) + 2 * stage.speed, fill: 'both' },
      ),
    );
  }

  function stopZooms(except?: number): void {
    for (const [index, animation] of zooms) {
      if (index === except) continue;
      animation.cancel();
      zooms.delete(index);
    }
  }

  zoom(gallery.get().currentIndex);
  scope.defer(() => stopZooms());
  return {
    ...fading,
    async show(change, options) {
      zoom(change.currentIndex);
      await fading.show(change, options);
      stopZooms(gallery.get().currentIndex);
    },
  };
}

const DURATION_MS = 280;
/** The part of the width that a slow drag must cover here. */
const THRESHOLD = 1 / 2.25;

/** Follows the finger, and goes to the next slide if it went far or fast enough. */
const swipe = (stage: Stage): Transition =>
  dragTransition(stage, {
    classes: ['sqs-gallery-design-stacked-swipe'],
    boundaries: { start: 'inertial', end: 'inertial' },
    speed: DURATION_MS,
    durationOf: () => DURATION_MS,
    restOf: ({ offset, distance, velocity, duration, width }) =>
      swipeOutcome({ distance: Math.sign(offset) * distance, velocity, duration }, width, THRESHOLD),
  });

/** The slides push each other, sideways or upwards. */
function scroll(stage: Stage): Transition {
  const axis = stage.options.direction === 'vertical' ? 'y' : 'x';
  const track = createTrack(stage, axis);
  stepByDrag(stage.host, axis, ({ distance }) => distance);
  return {
    classes: ['sqs-gallery-design-stacked-scrollHorz'],
    dragAxis: axis,
    show: (change, how) => track.show(change, how, { duration: stage.speed, easing: STANDARD_EASING }),
  };
}

const TRANSITIONS: Readonly<Record<string, CreateTransition>> = {
  fade,
  'ken-burns': kenBurns,
  'new-swipe': newSwipe,
  scroll,
  swipe,
};

export const isTransition = (name: string) => Object.hasOwn(TRANSITIONS, name);

/** Throws a RangeError for an unknown name. */
export function findTransition(name: string): CreateTransition {
  const found = isTransition(name) && TRANSITIONS[name];
  if (!found)
    throw new RangeError(
      `Could not find transition named ${name}. There are ${Object.keys(TRANSITIONS).join(', ')}.`,
    );
  return found;
}
