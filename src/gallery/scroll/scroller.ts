import { FOCUSABLE } from '../../dom/focusable';
import { createScrollEngine, type ScrollEngine } from './scroll-engine';
import type { Scroller, ScrollerOptions } from './scroller.types';
import { watchSlidesInView } from './slides-in-view';

/**
 * Native scrolling with scroll snap, and what it lacks: a current slide, a set speed, dragging by mouse, a track without
 * ends, and slides out of sight that are out of reach. Lays nothing out, and measures nothing before it has to: until
 * it comes near the window, or is asked for a slide, it is a few class names.
 *
 * @example
 * const scroller = createScroller({ viewport: list, slides, alignment: 'start', isEndless: false, duration: 500, … });
 * await scroller.to(3, { isInstant: false });
 */
export function createScroller(options: ScrollerOptions): Scroller {
  const { viewport, slides, alignment, owner, guard } = options;
  /** What measures and moves. */
  let engine: ScrollEngine | undefined;
  let frame = 0;
  let whenDrawn: Promise<unknown> | undefined;

  // What scrolls must be within the keyboard's reach; where there are links in it, it is.
  const isReachable =
    options.isReachable || viewport.hasAttribute('tabindex') || viewport.querySelector(FOCUSABLE) !== null;
  function dress() {
    const { classes, attributes, styles } = options.viewportClaims ?? {};
    owner.claim(viewport, {
      classes: { ...classes, 'inlay-scroller': true, ...engine?.classes() },
      attributes: { ...attributes, ...(!isReachable && { tabindex: '0' }) },
      styles: {
        ...styles,
        ...engine?.styles(),
        ...(alignment !== 'start' && { '--inlay-snap-align': alignment === 'middle' ? 'center' : 'end' }),
      },
    });
  }
  const show = (index: number) => {
    const slide = slides[index];
    const { styles, ...claims } = options.slideClaims?.(index) ?? {};
    if (slide) owner.claim(slide, { ...claims, styles: { ...styles, ...engine?.slideStyles(index) } });
  };

  const wake = (): ScrollEngine => {
    if (engine) return engine;
    engine = createScrollEngine(options, { dress, show });
    engine.refresh();
    return engine;
  };

  dress();
  if (options.slideClaims) slides.forEach((_, index) => void show(index));
  const unwatch = watchSlidesInView(viewport, slides, {
    onNear: guard((width) => {
      if (engine) engine.refresh();
      else wake();
      options.onNear?.(width);
    }),
    onChange: guard((seen) => {
      options.onInView(seen);
      engine?.warmUp();
    }),
  });

  return {
    async to(index, how) {
      // Nothing has been laid out since it was mounted, perhaps: at the next frame that costs nobody anything.
      if (!engine) {
        whenDrawn ??= new Promise((resolve) => {
          frame = requestAnimationFrame(resolve);
        });
        await whenDrawn;
      }
      return wake().to(index, how);
    },
    isAtEnd: (direction) => wake().isAtEnd(direction),
    reclaim(...indexes) {
      if (indexes.length) for (const index of indexes) show(index);
      else dress();
    },
    refresh: () => engine?.refresh(),
    destroy() {
      cancelAnimationFrame(frame);
      engine?.destroy();
      unwatch();
    },
  };
}
