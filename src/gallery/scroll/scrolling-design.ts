import { FOCUSABLE } from '../../dom/focusable';
import { touchAction } from '../../dom/touch-action';
import { whenBoxNear } from '../../dom/visibility';
import type { MovingDesign, MovingHost, PlacingDesign } from '../model/design.types';
import { steppersOf } from '../model/gallery-context';
import { createScrollEngine, type ScrollEngine } from './scroll-engine';
import type { ScrollerOptions, ScrollTo } from './scroller.types';

/** A smaller visible share counts as nothing: neighbours touch the viewport's edge, and browsers round. */
const MIN_SHARE = 0.05;

/** Watches which slides are visible, once the viewport is near the window. Returns the undo. */
function watchSlidesInView(
  viewport: Element,
  slides: readonly Element[],
  { onNear, onChange }: { onNear(width: number): void; onChange(visible: ReadonlySet<number>): void },
): () => void {
  let observer: IntersectionObserver | undefined;
  const visible = new Set<number>();
  const indexes = new Map(slides.map((slide, index) => [slide, index]));
  const cancel = whenBoxNear(viewport, ({ boundingClientRect }) => {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const index = indexes.get(target) ?? 0;
          // A slide longer than the viewport never shows a large share of itself.
          if (intersectionRatio >= MIN_SHARE || intersectionRect.width > (rootBounds?.width ?? 0) / 2)
            visible.add(index);
          else visible.delete(index);
        }
        onChange(new Set(visible));
      },
      { root: viewport, threshold: [0, MIN_SHARE] },
    );
    for (const slide of slides) observer.observe(slide);
    onNear(boundingClientRect.width);
  });
  return () => {
    cancel();
    observer?.disconnect();
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Native scrolling with scroll snap, plus a current slide, a set speed, mouse drags, an endless track, and unreachable hidden slides. CSS lays it out.
 * Until it comes near the window or is asked for a slide, it measures nothing and is only a few class names.
 */
function createScroller(options: ScrollerOptions) {
  const { viewport, slides, alignment, scope, owner } = options;
  let engine: ScrollEngine | undefined;
  let drawn: Promise<unknown> | undefined;

  // The keyboard must be able to scroll it; focusable content does that, too.
  const isReachable =
    options.isReachable || viewport.hasAttribute('tabindex') || viewport.querySelector(FOCUSABLE) !== null;
  function reclaim(): void {
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
  function reclaimSlide(index: number): void {
    const slide = slides[index];
    const { styles, ...claims } = options.slideClaims?.(index) ?? {};
    if (slide) owner.claim(slide, { ...claims, styles: { ...styles, ...engine?.slideStyles(index) } });
  }

  const start = (): ScrollEngine => {
    if (engine) return engine;
    engine = createScrollEngine(options, reclaim, reclaimSlide);
    engine.refresh();
    return engine;
  };

  reclaim();
  if (options.slideClaims) slides.forEach((_, index) => void reclaimSlide(index));
  scope.defer(
    watchSlidesInView(viewport, slides, {
      onNear: scope.guard((width: number) => {
        if (engine) engine.refresh();
        else start();
        options.onNear?.(width);
      }),
      onChange: scope.guard((visible: ReadonlySet<number>) => {
        options.onInView(visible);
        engine?.warmUp();
      }),
    }),
  );

  return {
    /** Scrolls to a slide; settles at rest or when interrupted. */
    async to(index: number, how: ScrollTo) {
      // Measuring right after the mount would force layout; from the next frame on it costs nothing.
      if (!engine) {
        drawn ??= nextFrame();
        await drawn;
      }
      if (!scope.signal.aborted) await start().to(index, how);
    },
    /** Whether it cannot scroll further in a direction; never on an endless track. */
    isAtEnd: (direction: 1 | -1) => start().isAtEnd(direction),
    /** `viewportClaims` have changed, or with indexes, `slideClaims` of those slides. */
    reclaim(...indexes: readonly number[]) {
      if (indexes.length) for (const index of indexes) reclaimSlide(index);
      else reclaim();
    },
    /** Sizes have changed: measures again when needed, and puts the current slide in its place. */
    refresh: () => engine?.refresh(),
  };
}

type Given = 'viewport' | 'owner' | 'scope' | 'slides' | 'handles' | 'onMotion' | 'onRest' | 'onInView';

type ScrollingDesignOptions = Omit<ScrollerOptions, Given> & Partial<Pick<ScrollerOptions, 'onInView'>>;

/** The base of all scrolling designs: a scroller, and `show` and `refresh` of a design over it. */
export function createScrollingDesign(host: MovingHost, options: ScrollingDesignOptions) {
  const { gallery, list, slides, scope, owner, moved, setMotion, setShown } = host;
  const scroller = createScroller({
    ...options,
    viewport: list,
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
  const design: MovingDesign & PlacingDesign = {
    isWatched: true,
    touchAction: touchAction('x'),
    refresh: scroller.refresh,
    show: ({ currentIndex }, how) => scroller.to(currentIndex, how),
  };
  return { scroller, design };
}
