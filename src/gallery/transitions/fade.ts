import { isSwipe } from '../../dom/pointer/swipe';
import { createMotions } from './animate';
import { stepByDrag } from './step-by-drag';
import type { Stage, Transition } from './transition.types';

/** The new slide fades in while the old one fades out. */
export function fade(stage: Stage): Transition {
  const motions = createMotions();
  stepByDrag(stage.host, 'x', isSwipe);
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
