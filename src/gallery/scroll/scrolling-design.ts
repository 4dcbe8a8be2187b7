import type { Claims } from '../../core/ledger/ledger.types';
import { touchAction } from '../../dom/touch-action';
import type { Design, DesignHost, GalleryChange } from '../model/gallery.types';
import { steppersOf } from '../model/gallery-controls';
import { createScroller } from './scroller';
import type { Scroller } from './scroller.types';
import type { Alignment } from './snap-positions';

export interface ScrollingDesignOptions {
  /** The element that scrolls; default: the list. */
  readonly viewport?: HTMLElement;
  readonly alignment: Alignment;
  /** Whether the slides go round without ends, not only the index. */
  readonly isEndless: boolean;
  /** Milliseconds from slide to slide. */
  readonly duration: number;
  readonly isStop?: (index: number) => boolean;
  readonly isReachable?: boolean;
  readonly viewportClaims?: Claims;
  readonly slideClaims?: (index: number) => Claims;
  /** There are sizes now: the width of what scrolls, px. */
  readonly onNear?: (width: number) => void;
  /** Slides that can be seen. */
  readonly onInView?: (seen: ReadonlySet<number>) => void;
}

/** What all designs that scroll have in common: `show`, `refresh` and `destroy` of a design over a scroller. */
export function createScrollingDesign(
  host: DesignHost,
  options: ScrollingDesignOptions,
): { scroller: Scroller; design: Design } {
  const { gallery, list, slides, owner, guard, moved, setMotion, setShown } = host;
  const { viewport = list } = options;
  const scroller = createScroller({
    ...options,
    viewport,
    handles: steppersOf(gallery),
    slides,
    owner,
    guard,
    onMotion: setMotion,
    onRest: moved,
    onInView(seen) {
      setShown(seen);
      options.onInView?.(seen);
    },
  });
  const design: Design = {
    isWatched: typeof IntersectionObserver === 'function',
    touchAction: touchAction('x'),
    refresh: scroller.refresh,
    show: ({ currentIndex }: GalleryChange, how) => scroller.to(currentIndex, how),
    destroy: scroller.destroy,
  };
  return { scroller, design };
}
