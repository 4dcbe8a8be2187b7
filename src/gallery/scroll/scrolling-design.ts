import { touchAction } from '../../dom/touch-action';
import type { MovingDesign, MovingHost } from '../model/gallery.types';
import { steppersOf } from '../model/gallery-context';
import { createScroller } from './scroller';
import type { ScrollerOptions } from './scroller.types';

type Given = 'owner' | 'scope' | 'slides' | 'handles' | 'onMotion' | 'onRest';

/** Default: the list scrolls. */
type ScrollingDesignOptions = Omit<ScrollerOptions, Given | 'viewport' | 'onInView'> &
  Partial<Pick<ScrollerOptions, 'viewport' | 'onInView'>>;

/** The base of all scrolling designs: a scroller, and `show` and `refresh` of a design over it. */
export function createScrollingDesign(host: MovingHost, options: ScrollingDesignOptions) {
  const { gallery, list, slides, scope, owner, moved, setMotion, setShown } = host;
  const scroller = createScroller({
    viewport: list,
    ...options,
    handles: steppersOf(gallery),
    slides,
    scope,
    owner,
    onMotion: setMotion,
    onRest: moved,
    onInView(visible) {
      setShown(visible);
      options.onInView?.(visible);
    },
  });
  const design: MovingDesign = {
    isWatched: true,
    touchAction: touchAction('x'),
    refresh: scroller.refresh,
    show: ({ currentIndex }, how) => scroller.to(currentIndex, how),
  };
  return { scroller, design };
}
