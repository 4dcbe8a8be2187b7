import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { chooseBlock } from '../../gallery/block/choose-block';
import { type GalleryBlock, NO_SLIDES, readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { isPlaced } from '../../media/image/image-placement';
import { loadImage } from '../../media/image/load-image';
import { type GridSettings, readGrid } from './gallery-grid.data';
import { connectLightbox } from './grid-lightbox';
import { type GallerySlide, readSlides } from './grid-slides';
import './gallery-grid.css';

/** Adds what the server's classes leave out, so that one set of CSS rules serves blocks of every age. */
function claimLayout({ settings, parts, classes }: GalleryBlock<GridSettings>, { owner }: BlockScope): void {
  const { slidesPerRow, aspectRatio, padding, imageRatio } = settings;
  owner.claim(parts.container, {
    classes: {
      ...classes,
      [`sqs-gallery-thumbnails-per-row-${slidesPerRow}`]: true,
      ...(aspectRatio &&
        /^[\w-]+$/.test(aspectRatio) && { [`sqs-gallery-aspect-ratio-${aspectRatio}`]: true }),
    },
    styles: {
      ...(padding !== undefined && { '--inlay-grid-padding': `${padding}px` }),
      ...(imageRatio && { '--inlay-grid-ratio': `${100 / imageRatio}%` }),
    },
  });
}

function claimSlide({ cell, images, slide }: GallerySlide, isFirst: boolean, scope: BlockScope): void {
  if (isFirst)
    scope.owner.claim(slide, {
      classes: { 'sqs-active-slide': true, 'sqs-gallery-design-grid-slide': true },
    });
  // Pictures are placed within their cell; a theme has made most cells a reference for that already.
  const isReference = getComputedStyle(cell).position !== 'static';
  scope.owner.claim(cell, {
    styles: { overflow: 'hidden', ...(!isReference && { position: 'relative' }) },
  });
  const overlay = images[0]?.closest<HTMLElement>('.sqs-video-overlay');
  if (overlay) scope.owner.claim(overlay, { styles: { opacity: '1' } });
}

/** The players' code comes only where there is a video; without it the overlay's picture is seen. */
function playVideos(slides: readonly GallerySlide[], scope: BlockScope): () => void {
  if (!slides.some(({ video }) => video)) return () => {};
  let end: (() => void) | undefined;
  let isGone = false;
  scope
    .loadChunk('grid-videos', () => import('./grid-videos'))
    .then(({ mountGridVideos }) => {
      if (!isGone) end = mountGridVideos(slides, scope);
    })
    .catch((cause) => scope.warn('load', new Error('VideoLoader not found', { cause })));
  return () => {
    isGone = true;
    end?.();
  };
}

export const choose = chooseBlock('gallery-grid');

/** Brings a grid of pictures to life: sizes, crops and loads them, plays videos, opens the lightbox where the block has one. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const opened = readGalleryBlock(element, scope, 'grid', readGrid);
  if (!opened) return undefined;
  const { settings, parts } = opened;
  const slides = readSlides(parts.slides, settings.lightbox);
  if (!slides.length) {
    scope.fail('read', NO_SLIDES);
    return undefined;
  }
  claimLayout(opened, scope);
  const cancels: Array<() => void> = [];
  for (const slide of slides) {
    claimSlide(slide, slide === slides[0], scope);
    const mode = slide.cell.classList.contains('content-fit')
      ? 'contain'
      : slide.cell.classList.contains('content-fill')
        ? 'cover'
        : settings.crop;
    for (const image of slide.images) {
      cancels.push(
        loadImage(image, {
          owner: scope.owner,
          box: slide.cell,
          placesServed: !isPlaced(image),
          mode,
          onFault: (message) => scope.warn('handler', message),
        }),
      );
    }
  }
  const endVideos = playVideos(slides, scope);
  const closeLightbox = connectLightbox(slides, settings, scope);
  return {
    destroy() {
      for (const cancel of cancels) cancel();
      endVideos();
      closeLightbox();
    },
  };
}
