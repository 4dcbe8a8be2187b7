import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import type { DesignModule } from '../../gallery/model/design.types';
import type { GalleryAttributes, GalleryModel } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createStore, type WritableStore } from '../../store/store';
import { raiseControls, type Shown, showIndicators, showThumbnail } from './picture-controls';
import type { ProductGallery } from './product-gallery.data';

const SPEED = { slideshow: 0.3, carousel: 0.5 } as const;

/** `stack`: all of them, as the theme places them. `row`: side by side. The others show one at a time. */
export type PicturesLayout = 'stack' | 'row' | keyof typeof SPEED;

export interface PicturesOptions extends ProductGallery {
  readonly root: HTMLElement;
  readonly layout: PicturesLayout;
  /** The current slide, which is kept when the layout changes. */
  readonly index: WritableStore<number>;
}

/** One of `count` slides. Theme CSS displays the current one and its neighbours, which may come next or are leaving. */
function slideClaims(
  index: number,
  { currentIndex: current, previousIndex: previous = current }: Shown,
  count: number,
): Claims {
  const before = previous < current ? previous : (current + count - 1) % count;
  const after = previous > current ? previous : (current + 1) % count;
  const isSelected = index === current;
  return {
    classes: {
      selected: isSelected,
      'prev-slide': !isSelected && index === before,
      'next-slide': !isSelected && index === after && index !== before,
    },
  };
}

/** Pictures that fill the place of their slide, or are as high as they are. Where the theme leaves that to scripts, it changes with the layout. */
const FILLED = { width: '100%', height: '100%', 'object-fit': 'cover' };
const IN_FLOW = { position: 'static', height: 'auto' };
/** The row is no higher, and cuts nothing off. */
const IN_ROW = { ...IN_FLOW, width: '100%', 'max-height': '80vh', 'object-fit': 'cover' };

function shapePictures(scope: Scope, slides: readonly HTMLElement[], styles: Record<string, string>): void {
  const owner = scope.owner();
  for (const slide of slides) {
    const image = slide.querySelector('img');
    if (image) owner.claim(image, { styles });
  }
}

interface Engine {
  readonly design: DesignModule;
  readonly attributes: Partial<GalleryAttributes>;
}

/** Mounts the engine of galleries. The current picture is kept in `index`. */
function mountPictures(scope: Scope, options: PicturesOptions, { design, attributes }: Engine): GalleryModel {
  const { list, slides, thumbnails, next, previous, root, index } = options;
  const strip = thumbnails[0]?.parentElement;
  const gallery = mountGallery(
    { list, slides, root, container: list, design },
    {
      ...attributes,
      currentIndex: index.get(),
      elements: { next, previous, controls: strip ? [strip] : [] },
    },
    scope,
  );
  raiseControls(scope, options);
  const shown = createStore<Shown>({ currentIndex: gallery.get().currentIndex });
  slides.forEach((slide, place) => {
    scope.bind(slide, shown, (state) => slideClaims(place, state, slides.length));
  });
  showThumbnail(scope, options, shown);
  showIndicators(scope, options, shown);
  gallery.on('change', (change) => {
    shown.set(change);
    index.set(change.currentIndex);
  });
  return gallery;
}

function showOneAtATime(scope: Scope, options: PicturesOptions, layout: keyof typeof SPEED) {
  const { list, slides, thumbnails, root, isClassic, hasNewLayout } = options;
  const owner = scope.owner();
  owner.claim(root, {
    classes: { 'inlay-product-gallery': true, 'inlay-product-gallery--classic': isClassic },
  });
  const strip = thumbnails[0]?.parentElement;
  // The oldest themes hide it until a script runs.
  if (strip && isClassic) owner.claim(strip, { styles: { visibility: 'visible' } });
  if (hasNewLayout) shapePictures(scope, slides, FILLED);
  const designOptions = {
    transition: layout === 'slideshow' ? 'fade' : 'new-swipe',
    speed: SPEED[layout],
    // If the theme sets no ratio, the list is at most a pixel high.
    autoHeight: list.clientHeight < 2,
    clickBehavior: 'none',
  };
  return mountPictures(scope, options, {
    design: stacked,
    attributes: { design: 'stacked', designOptions },
  });
}

/** The code of rows is loaded by the pages that have one. Until then the row stands still. */
function showRow(scope: Scope, options: PicturesOptions) {
  const { root, slides, index } = options;
  scope
    .owner()
    .claim(root, { classes: { 'inlay-product-gallery': true, 'inlay-product-gallery--row': true } });
  shapePictures(scope, slides, IN_ROW);
  let gallery: GalleryModel | undefined;
  scope.guard(async () => {
    const design = await scope.load('product-row', () => import('./product-row.design'));
    gallery = mountPictures(scope, options, { design, attributes: { design: 'row', loop: false } });
  })();
  return {
    follow(target: number) {
      if (gallery) gallery.follow(target);
      else index.set(target);
    },
  };
}

/**
 * Theme CSS gives each slide the height of its picture, so a picture that covers its slide returns to the flow. In the layout wrap the
 * current one comes first.
 */
function showStack(scope: Scope, { slides, waiting, controls, root, index, hasNewLayout }: PicturesOptions) {
  const owner = scope.owner();
  owner.claim(root, { classes: { 'inlay-product-gallery--stack': true } });
  for (const slide of slides) {
    const image = slide.querySelector('img');
    if (image?.style.position === 'absolute') owner.claim(image, { styles: IN_FLOW });
  }
  if (hasNewLayout)
    slides.forEach((slide, place) => {
      scope.bind(slide, index, (current) => ({ classes: { selected: place === current } }));
    });
  // All slides are visible, so there is no next one.
  for (const element of [...waiting, ...controls]) owner.claim(element, { classes: { hidden: true } });
  return { follow: (target: number) => hasNewLayout && index.set(target) };
}

export function showLayout(
  scope: Scope,
  options: PicturesOptions,
): { readonly follow: (index: number) => unknown } {
  const { layout } = options;
  if (layout === 'stack') return showStack(scope, options);
  return layout === 'row' ? showRow(scope, options) : showOneAtATime(scope, options, layout);
}
