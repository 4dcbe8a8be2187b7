import { createShownContent } from '../../commerce/product/shown-content';
import type { Scope } from '../../core/scope';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import type { Gallery } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { connectSlides } from '../../lightbox/openers/connect-slides';
import { readLightboxList } from '../../lightbox/openers/read-lightbox-list';
import type { WritableStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import type { ProductGallery } from './product-gallery.data';
import messages from './product-gallery.messages.json';
import { startTouchZoom } from './touch-zoom';
import { startZoom } from './zoom';

const loadFiles = (scope: Scope) =>
  scope.load('native-video', () => import('../../media/video/native-video'));
const loadEmbeds = (scope: Scope) => scope.load('video-embed', () => import('../../media/video/video-embed'));

interface PlayingOptions {
  readonly slides: readonly HTMLElement[];
  /** The engine of galleries plays those of video services, one at a time; in a stack there is no engine. */
  readonly hasEngine: boolean;
}

/** Plays the videos among the pictures of a product. Players are loaded only where there are any. */
function playVideos(scope: Scope, { slides, hasEngine }: PlayingOptions): void {
  const find = (selector: string) =>
    slides.flatMap((slide) => [...slide.querySelectorAll<HTMLElement>(selector)]);
  const files = find('.sqs-native-video');
  const embeds = hasEngine ? [] : find('.sqs-video-wrapper');
  const play = scope.guard(async () => {
    if (files.length) {
      const { mountNativeVideo, readNativeVideo } = await loadFiles(scope);
      for (const player of files) {
        const video = readNativeVideo(player, scope.warnShape);
        if (video) mountNativeVideo(video, scope);
      }
    }
    if (embeds.length) {
      const { mountVideoEmbed } = await loadEmbeds(scope);
      for (const wrapper of embeds) mountVideoEmbed(wrapper, scope, {});
    }
  });
  play();
}

const t = createMessages(messages);

/** Seconds that a change takes. */
const SPEED = { slideshow: 0.3, carousel: 0.5 } as const;

interface PicturesOptions extends ProductGallery {
  readonly root: HTMLElement;
  /** `stack`: all are in view, one below the other. The others show one at a time. */
  readonly layout: 'stack' | 'slideshow' | 'carousel';
  /** The current slide, which is kept when the layout changes. */
  readonly index: WritableStore<number>;
}

interface ShownPictures {
  /** Shows another slide, even while one is moving. In a stack, all are in view already. */
  follow(index: number): void;
}

/** Which slides theme CSS displays: the current one, and on both sides of it what may come next or is just leaving. */
function showStates(scope: Scope, { slides }: ProductGallery, gallery: Gallery): void {
  const owner = scope.owner();
  const count = slides.length;
  const show = (previous?: number) => {
    const { currentIndex: current } = gallery.get();
    const before = previous !== undefined && previous < current ? previous : (current + count - 1) % count;
    const after = previous !== undefined && previous > current ? previous : (current + 1) % count;
    slides.forEach((slide, index) => {
      const isSelected = index === current;
      owner.claim(slide, {
        classes: {
          selected: isSelected,
          'prev-slide': !isSelected && index === before,
          'next-slide': !isSelected && index === after && index !== before,
        },
      });
    });
  };
  show();
  gallery.on('change', ({ previousIndex }) => show(previousIndex));
}

/** Themes give thumbnails one shape, which their pictures fill. */
const FILLING = { width: '100%', height: '100%', 'object-fit': 'cover', 'aspect-ratio': null };

/** Marks the current thumbnail, and brings it into view in its strip. The page does not move. */
function showThumbnail(scope: Scope, { thumbnails }: ProductGallery, gallery: Gallery): void {
  const owner = scope.owner();
  const [first] = thumbnails;
  const strip = first?.closest('.ProductItem-gallery-scroll,.product-gallery-scroll') ?? first?.parentElement;
  if (!strip) return;
  for (const thumbnail of thumbnails) {
    const image = thumbnail.querySelector('img');
    if (image) owner.claim(image, { styles: FILLING });
  }
  const show = (isMoving: boolean) => {
    const current = thumbnails[gallery.get().currentIndex];
    for (const thumbnail of thumbnails) {
      owner.claim(thumbnail, {
        classes: { active: thumbnail === current },
        attributes: { ...(thumbnail === current && { 'aria-current': 'true' }) },
      });
    }
    if (!current || !isMoving) return;
    const [box, room] = [current.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollBy({
      left: box.left < room.left ? box.left - room.left : Math.max(box.right - room.right, 0),
      top: box.top < room.top ? box.top - room.top : Math.max(box.bottom - room.bottom, 0),
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  };
  show(false);
  gallery.on('change', () => show(true));
}

/** Arrows and numbers lie over the slides, which the engine stacks higher than themes expect; one slide needs none. */
function raiseControls(
  scope: Scope,
  { list, slides, waiting, next, previous, indicators }: ProductGallery,
): void {
  const owner = scope.owner();
  for (const element of new Set([...waiting, ...next, ...previous, ...indicators])) {
    if (!list.contains(element)) continue;
    owner.claim(element, {
      classes: { ...(slides.length < 2 && { hidden: true }) },
      styles: { 'z-index': 'var(--inlay-z-controls)' },
    });
  }
}

function showIndicators(scope: Scope, { indicators, slides }: ProductGallery, gallery: Gallery): void {
  const shown = slides.length > 1 ? indicators.map((element) => createShownContent(element, scope)) : [];
  const show = () => {
    const text = t('place', { current: gallery.get().currentIndex + 1, total: slides.length });
    for (const write of shown) write([text]);
  };
  show();
  gallery.on('change', show);
}

/** Shows one slide at a time, on the page's gallery engine. */
function showOneAtATime(scope: Scope, options: PicturesOptions): ShownPictures {
  const { list, slides, thumbnails, next, previous, root, layout, index, isClassic } = options;
  const owner = scope.owner();
  owner.claim(root, {
    classes: { 'inlay-product-gallery': true, 'inlay-product-gallery--classic': isClassic },
  });
  const strip = thumbnails[0]?.parentElement;
  // The oldest themes wait for their script in this way.
  if (strip && isClassic) owner.claim(strip, { styles: { visibility: 'visible' } });
  const gallery = mountGallery(
    { list, slides, root, container: list, design: stacked },
    {
      design: 'stacked',
      currentIndex: index.get(),
      designOptions: {
        transition: layout === 'slideshow' ? 'fade' : 'new-swipe',
        speed: layout === 'stack' ? 0 : SPEED[layout],
        // If the theme sets no ratio, the list is at most a pixel high.
        autoHeight: list.clientHeight < 2,
        clickBehavior: 'none',
      },
      elements: { next, previous, controls: strip ? [strip] : [] },
    },
    scope,
  );
  raiseControls(scope, options);
  showStates(scope, options, gallery);
  showThumbnail(scope, options, gallery);
  showIndicators(scope, options, gallery);
  gallery.on('change', ({ currentIndex }) => index.set(currentIndex));
  return { follow: gallery.follow };
}

/** Theme CSS gives each slide the height of its picture: one that was laid over its slide comes back into the flow. */
function showStack(scope: Scope, { slides, waiting, root }: PicturesOptions): ShownPictures {
  const owner = scope.owner();
  owner.claim(root, { classes: { 'inlay-product-gallery--stack': true } });
  for (const slide of slides) {
    const image = slide.querySelector('img');
    if (image?.style.position === 'absolute')
      owner.claim(image, { styles: { position: 'static', height: 'auto' } });
  }
  // Previous and next lead nowhere.
  for (const element of waiting) owner.claim(element, { classes: { hidden: true } });
  return { follow() {} };
}

/** Shows the pictures as the theme lays them out, with what a click, a mouse and two fingers do on each. */
export function showPictures(scope: Scope, options: PicturesOptions): ShownPictures {
  const { slides, root, layout, opensLightbox, zooms, zoomFactor } = options;
  const shown = layout === 'stack' ? showStack(scope, options) : showOneAtATime(scope, options);
  if (opensLightbox) connectSlides(slides, scope, readLightboxList(root).theme);
  playVideos(scope, { slides, hasEngine: layout !== 'stack' });
  for (const slide of slides) {
    const image = slide instanceof HTMLImageElement ? slide : slide.querySelector('img');
    // Videos have their own click.
    if (!image || image === slide || slide.querySelector('.sqs-video-wrapper,.sqs-native-video')) continue;
    const pinch = startTouchZoom(scope, { slide, image, factor: zoomFactor });
    if (zooms.size) startZoom(scope, { slide, image, zooms, factor: zoomFactor, label: t('zoom'), pinch });
  }
  return shown;
}
