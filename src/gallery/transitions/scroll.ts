import { followDrags, touchAction } from './drag';
import { createTrack } from './track';
import type { Stage, Transition } from './transition.types';

const EASING = 'cubic-bezier(0.25, 0.1, 0.25, 1)';

/** The slides push each other, sideways or upwards. */
export function scroll(stage: Stage): Transition {
  const { options, list, gallery, owner, guard } = stage.host;
  const axis = options.direction === 'vertical' ? 'y' : 'x';
  const track = createTrack(stage, axis);
  const stopDrags =
    axis === 'x'
      ? followDrags({
          element: list,
          axis,
          owner,
          guard,
          canStart: () => !gallery.get().inMotion,
          onEnd: ({ distance, isCancelled }) => {
            if (isCancelled) return;
            const isForward = distance < 0 !== stage.isRtl();
            if (isForward) gallery.next();
            else gallery.previous();
          },
        })
      : () => {};
  return {
    classes: ['sqs-gallery-design-stacked-scrollHorz'],
    // A vertical row is not dragged: the finger scrolls the page.
    ...(axis === 'x' && { touchAction: touchAction(axis) }),
    async show({ previousIndex }, { isInstant, direction }) {
      if (isInstant) {
        track.stop();
        stage.place();
        return;
      }
      track.rebase(direction, previousIndex);
      await track.glideTo(0, { duration: stage.speed, easing: EASING });
    },
    stop() {
      stopDrags();
      track.stop();
    },
  };
}
