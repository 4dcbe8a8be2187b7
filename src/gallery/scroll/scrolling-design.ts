import type { Claims } from '../../core/ledger/ledger.types';
import { touchAction } from '../../dom/touch-action';
import type { MovingDesign, MovingHost } from '../model/gallery.types';
import { steppersOf } from '../model/gallery-controls';
import { createScroller } from './scroller';
import type { Alignment } from './snap-positions';

interface ScrollingDesignOptions {
  /** The element that scrolls; default: the list. */
  readonly viewport?: HTMLElement;
  readonly alignment: Alignment;
  /** Whether the slides themselves repeat without end, not only the index. */
  readonly isEndless: boolean;
  /** Milliseconds from slide to slide. */
  readonly duration: number;
  readonly isStop?: (index: number) => boolean;
  readonly isReachable?: boolean;
  readonly viewportClaims?: Claims;
  readonly slideClaims?: (index: number) => Claims;
  /** Called once sizes are known, with the width of what scrolls, px. */
  readonly onNear?: (width: number) => void;
  /** Called with the visible slides. */
  readonly onInView?: (visible: ReadonlySet<number>) => void;
}

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
    isWatched: typeof IntersectionObserver === 'function',
    touchAction: touchAction('x'),
    refresh: scroller.refresh,
    show: ({ currentIndex }, how) => scroller.to(currentIndex, how),
  };
  return { scroller, design };
}
