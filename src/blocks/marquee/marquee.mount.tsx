import { defineUnit } from '../../core/unit';
import { watchOnScreen } from '../../dom/on-screen';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { watchMotion } from '../../media/video/allows-autoplay';
import { draw } from '../../react/draw';
import { readMarquee } from './marquee.data';
import { createMarqueeStore } from './marquee.store';
import { MarqueeView } from './marquee.view';
import './marquee.css';

/** Moves the text of a marquee while it is in view, for visitors who do not prefer reduced motion, until they pause it. */
export const unit = defineUnit({
  read: readMarquee,
  mount(data, scope, element) {
    const store = createMarqueeStore(!prefersReducedMotion());
    draw(scope, <MarqueeView block={element} data={data} store={store} />);
    scope.defer(
      watchOnScreen(
        data.root,
        scope.guard((isOnScreen: boolean) => store.hold('view', !isOnScreen)),
      ),
    );
    scope.defer(watchMotion(scope.guard(() => store.play(!prefersReducedMotion()))));
    return store;
  },
});
