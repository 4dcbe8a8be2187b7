import { createShownContent } from '../../commerce/product/shown-content';
import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import type {
  DesignModule,
  GalleryAttributes,
  GalleryChange,
  GalleryModel,
} from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { connectSlides } from '../../lightbox/openers/connect-slides';
import { readLightboxLook } from '../../lightbox/openers/read-lightbox-look';
import { createStore, type Store, type WritableStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import type { ProductGallery } from './product-gallery.data';
import messages from './product-gallery.messages.json';
import { startTouchZoom } from './touch-zoom';
import { startZoom } from './zoom';

/** Loads players for the videos among the pictures. In a gallery, the engine plays those of video services; a stack has none. */
async function playVideos(scope: Scope, { slides, layout }: PicturesOptions): Promise<void> {
  const find = (selector: string) =>
    slides.flatMap((slide) => [...slide.querySelectorAll<HTMLElement>(selector)]);
  const files = find('.sqs-native-video');
  const embeds = layout === 'stack' ? find('.sqs-video-wrapper') : [];
  if (files.length) {
    const load = () => import('../../media/video/native-video');
    const { mountNativeVideo, readNativeVideo } = await scope.load('native-video', load);
    for (const player of files) {
      const video = readNativeVideo(player, scope.warnShape);
      if (video) mountNativeVideo(video, scope);
    }
  }
  if (embeds.length) {
    const load = () => import('../../media/video/video-embed');
    const { mountVideoEmbed } = await scope.load('video-embed', load);
    for (const wrapper of embeds) mountVideoEmbed(wrapper, scope, {});
  }
}

const t = createMessages(messages);
const SPEED = { slideshow: 0.3, carousel: 0.5 } as const;

/** `stack`: all of them, as the theme places them. `row`: side by side. The others show one at a time. */
export type PicturesLayout = 'stack' | 'row' | keyof typeof SPEED;

interface PicturesOptions extends ProductGallery {
  readonly root: HTMLElement;
  readonly layout: PicturesLayout;
  /** The current slide, which is kept when the layout changes. */
  readonly index: WritableStore<number>;
}

/** The slide that is shown, and the one that leaves. */
type Shown = Partial<GalleryChange> & Pick<GalleryChange, 'currentIndex'>;

/** One of `count` slides. Theme CSS displays the current one and its neighbours, which may come next or are leaving. */
export function slideClaims(
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

export const thumbnailClaims = (isCurrent: boolean): Claims => ({
  classes: { active: isCurrent },
  attributes: isCurrent ? { 'aria-current': 'true' } : {},
});

/** Pictures fill the one shape that themes give to thumbnails. */
const FILLING = { width: '100%', height: '100%', 'object-fit': 'cover', 'aspect-ratio': null };

/** Marks the current thumbnail, and scrolls it into view in its strip. The page does not scroll. */
function showThumbnail(scope: Scope, { thumbnails }: ProductGallery, shown: Store<Shown>): void {
  const owner = scope.owner();
  const [first] = thumbnails;
  const strip = first?.closest('.ProductItem-gallery-scroll,.product-gallery-scroll') ?? first?.parentElement;
  if (!strip) return;
  for (const thumbnail of thumbnails) {
    const image = thumbnail.querySelector('img');
    if (image) owner.claim(image, { styles: FILLING });
  }
  thumbnails.forEach((thumbnail, index) => {
    scope.bind(thumbnail, shown, ({ currentIndex }) => thumbnailClaims(index === currentIndex));
  });
  scope.follow(shown, ({ currentIndex, previousIndex }) => {
    const current = thumbnails[currentIndex];
    if (!current || previousIndex === undefined) return;
    const [box, room] = [current.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollBy({
      left: box.left < room.left ? box.left - room.left : Math.max(box.right - room.right, 0),
      top: box.top < room.top ? box.top - room.top : Math.max(box.bottom - room.bottom, 0),
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  });
}

/** Raises arrows and numbers above the slides, which the engine stacks higher than themes expect; one slide needs none. */
function raiseControls(scope: Scope, data: ProductGallery): void {
  const { list, slides, waiting, controls, next, previous, indicators } = data;
  const owner = scope.owner();
  for (const element of controls) owner.claim(element, { classes: { hidden: slides.length < 2 } });
  for (const element of new Set([...waiting, ...next, ...previous, ...indicators])) {
    if (!list.contains(element)) continue;
    owner.claim(element, {
      classes: { ...(slides.length < 2 && { hidden: true }) },
      styles: { 'z-index': 'var(--inlay-z-controls)' },
    });
  }
}

function showIndicators(scope: Scope, { indicators, slides }: ProductGallery, shown: Store<Shown>): void {
  if (slides.length < 2) return;
  for (const element of indicators) {
    const show = createShownContent(element, scope);
    scope.follow(shown, ({ currentIndex }) =>
      show([t('place', { current: currentIndex + 1, total: slides.length })]),
    );
  }
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

function showLayout(scope: Scope, options: PicturesOptions): { readonly follow: (index: number) => unknown } {
  const { layout } = options;
  if (layout === 'stack') return showStack(scope, options);
  return layout === 'row' ? showRow(scope, options) : showOneAtATime(scope, options, layout);
}

/** Shows the pictures in the theme's layout, with lightbox, videos and zoom. `follow` of the result shows another slide. */
export function showPictures(scope: Scope, options: PicturesOptions) {
  const { slides, root, layout, opensLightbox, zooms, zoomFactor } = options;
  const shown = showLayout(scope, options);
  if (opensLightbox) connectSlides(slides, scope, readLightboxLook(root).theme);
  scope.guard(playVideos)(scope, options);
  for (const slide of slides) {
    const image = slide instanceof HTMLImageElement ? slide : slide.querySelector('img');
    // Videos have their own click.
    if (!image || image === slide || slide.querySelector('.sqs-video-wrapper,.sqs-native-video')) continue;
    const pinch = startTouchZoom(scope, { slide, image, factor: zoomFactor, isInRow: layout === 'row' });
    if (zooms.size) startZoom(scope, { slide, image, zooms, factor: zoomFactor, label: t('zoom'), pinch });
  }
  return shown;
}
