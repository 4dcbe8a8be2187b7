import { isSwipe } from '../../dom/pointer/swipe';
import { dragTransition } from './drag-transition';
import { fade } from './fade';
import { kenBurns } from './ken-burns';
import { newSwipe } from './new-swipe';
import { stepByDrag } from './step-by-drag';
import { createTrack } from './track';
import type { CreateTransition, Stage, Transition } from './transition.types';

const DURATION_MS = 280;
/** The part of the width that a slow drag must cover. */
const THRESHOLD = 1 / 2.25;

/** Follows the finger, and goes to the next slide if it went far or fast enough. */
const swipe = (stage: Stage): Transition =>
  dragTransition(stage, {
    classes: ['sqs-gallery-design-stacked-swipe'],
    boundaries: { start: 'inertial', end: 'inertial' },
    speed: DURATION_MS,
    durationOf: () => DURATION_MS,
    restOf: ({ offset, ...release }) =>
      Math.abs(offset) > THRESHOLD || isSwipe(release) ? Math.sign(offset) : 0,
  });

const EASING = 'cubic-bezier(0.25, 0.1, 0.25, 1)';

/** The slides push each other, sideways or upwards. */
function scroll(stage: Stage): Transition {
  const axis = stage.options.direction === 'vertical' ? 'y' : 'x';
  const track = createTrack(stage, axis);
  stepByDrag(stage.host, axis, () => true);
  return {
    classes: ['sqs-gallery-design-stacked-scrollHorz'],
    dragAxis: axis,
    show: (change, how) => track.show(change, how, { duration: stage.speed, easing: EASING }),
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
