import { number, object } from '../../../data/shape';
import type { MovingDesign, MovingHost, PlacingDesign } from '../../model/design.types';
import type { CarouselState } from '../../model/gallery.types';
import { createScrollingDesign } from '../../scroll/scrolling-design';
import './carousel.css';

interface CarouselOptions {
  /** Slides side by side if the gallery is wide enough. Default: 3. */
  readonly slidesPerRow?: number;
  /** Space on either side of a slide, percent of the list's width. Default: 1. */
  readonly gutter?: number;
  /** Seconds from group to group. Default: 0.4. */
  readonly speed?: number;
  /** Height in percent of the width, which images then fill. Default: 0, as high as its slides. */
  readonly aspectRatio?: number;
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** Groups of slides that scroll sideways. */
    carousel: CarouselOptions;
  }
}

/** Below this width of the gallery, px, there are at most two slides in a row. */
const NARROW_PX = 480;
/** Below this, at most three. */
const MEDIUM_PX = 724;

/** Slides side by side at a width, px; at least 1. A width of 0 (not displayed) is ignored. */
export function slidesPerRowAt(width: number, wanted: number): number {
  const perRow = Math.max(1, Math.floor(wanted) || 1);
  if (width > 0 && width < NARROW_PX) return Math.min(perRow, 2);
  if (width > 0 && width < MEDIUM_PX) return Math.min(perRow, 3);
  return perRow;
}

/** The group that contains a slide, and its place among the groups. */
export function groupSlides(index: number, count: number, slidesPerRow: number): CarouselState {
  const totalGroups = Math.max(1, Math.ceil(count / slidesPerRow));
  const currentGroup = Math.min(Math.max(0, Math.floor(index / slidesPerRow)), totalGroups - 1);
  return {
    currentGroup,
    slidesPerRow,
    totalGroups,
    isFirstGroup: currentGroup === 0,
    isLastGroup: currentGroup === totalGroups - 1,
  };
}

/** After a change of `slidesPerRow`: the group at the same share of the way through; half-way stays half-way. */
export function keepGroup(before: CarouselState, count: number, slidesPerRow: number): CarouselState {
  const totalGroups = Math.max(1, Math.ceil(count / slidesPerRow));
  const group = Math.floor((before.currentGroup / before.totalGroups) * totalGroups);
  return groupSlides(group * slidesPerRow, count, slidesPerRow);
}

const carouselOptions = object({
  slidesPerRow: number(3),
  gutter: number(1),
  speed: number(0.4),
  aspectRatio: number(0),
});

/** Groups of slides that scroll sideways. CSS decides how many are in a row (`carousel.css`); this forms the groups. */
export function create(host: MovingHost): MovingDesign & PlacingDesign {
  const { gallery, list, slides, scope } = host;
  const { slidesPerRow, gutter, speed, aspectRatio } = carouselOptions(
    host.options,
    'designOptions',
    scope.warnShape,
  );
  const count = slides.length;
  // Not wider than the window: arrows that a phone needs are not hidden for the frame until the list is measured.
  let state = groupSlides(gallery.get().currentIndex, count, slidesPerRowAt(innerWidth, slidesPerRow));
  let isSized = false;

  const hasRatio = aspectRatio > 0;
  const space = Math.max(0, gutter);
  const sized = { ...(hasRatio && { 'sqs-gallery-design-carousel-sized': true }) };
  const viewportClaims = {
    classes: { ...sized } as Record<string, boolean>,
    styles: {
      ...(hasRatio && { height: 'auto', 'aspect-ratio': `100 / ${aspectRatio}` }),
      ...(slidesPerRow !== 3 && { '--inlay-carousel-per-row': String(slidesPerRowAt(0, slidesPerRow)) }),
      ...(gutter !== 1 && { '--inlay-carousel-gutter': `${space}%` }),
    } as Record<string, string>,
  };
  const { scroller, design } = createScrollingDesign(host, {
    alignment: 'start',
    isEndless: false,
    duration: speed * 1000,
    isStop: (index) => index % state.slidesPerRow === 0,
    viewportClaims,
    onNear: (width) => size(width),
  });

  const size = (width: number) => {
    if (!width) return;
    isSized = true;
    // The list is wider than the gallery by a gutter.
    const perRow = slidesPerRowAt(Math.round(width / (1 + space / 100)), slidesPerRow);
    const before = state;
    state = perRow === before.slidesPerRow ? before : keepGroup(before, count, perRow);
    viewportClaims.classes = { ...sized, [`sqs-gallery-design-carousel-slides-in-view-${perRow}`]: true };
    // The limits in the style sheet are for the default gutter.
    if (gutter !== 1) viewportClaims.styles['--inlay-carousel-here'] = String(perRow);
    scroller.reclaim();
    host.setCarousel(state);
    if (state.currentGroup * perRow === before.currentGroup * before.slidesPerRow) return;
    host.moved(state.currentGroup * perRow);
    void scroller.to(state.currentGroup * perRow, { isInstant: true });
  };

  gallery.on('change', ({ currentIndex }) => {
    state = groupSlides(currentIndex, count, state.slidesPerRow);
    host.setCarousel(state);
  });
  host.setCarousel(state);

  return {
    ...design,
    refresh() {
      if (isSized) size(list.clientWidth);
      design.refresh();
    },
    show({ currentIndex }, { isInstant }) {
      // Not measured before it is near the window; if it is too narrow for its settings, `size` corrects the group.
      const { currentGroup, slidesPerRow: perRow } = groupSlides(currentIndex, count, state.slidesPerRow);
      return scroller.to(currentGroup * perRow, { isInstant });
    },
    step(direction) {
      const group = state.currentGroup + direction;
      return group < 0 || group >= state.totalGroups ? undefined : group * state.slidesPerRow;
    },
  };
}
