import { stepByDrag } from './step-by-drag';
import { createTrack } from './track';
import type { Stage, Transition } from './transition.types';

const EASING = 'cubic-bezier(0.25, 0.1, 0.25, 1)';

/** The slides push each other, sideways or upwards. */
export function scroll(stage: Stage): Transition {
  const axis = stage.options.direction === 'vertical' ? 'y' : 'x';
  const track = createTrack(stage, axis);
  stepByDrag(stage.host, axis, () => true);
  return {
    classes: ['sqs-gallery-design-stacked-scrollHorz'],
    dragAxis: axis,
    show: (change, how) => track.show(change, how, { duration: stage.speed, easing: EASING }),
  };
}
