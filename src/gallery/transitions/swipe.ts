import { isSwipe } from '../../dom/pointer/swipe';
import { dragTransition } from './drag-transition';
import type { Stage, Transition } from './transition.types';

const DURATION_MS = 280;
/** The part of the width that a slow drag must cover. */
const THRESHOLD = 1 / 2.25;

/** Follows the finger, and goes to the next slide if it went far or fast enough. */
export const swipe = (stage: Stage): Transition =>
  dragTransition(stage, {
    classes: ['sqs-gallery-design-stacked-swipe'],
    boundaries: { start: 'inertial', end: 'inertial' },
    speed: DURATION_MS,
    durationOf: () => DURATION_MS,
    restOf: ({ offset, ...release }) =>
      Math.abs(offset) > THRESHOLD || isSwipe(release) ? Math.sign(offset) : 0,
  });
