import type { BlockScope, MountedBlock } from '../../core/block';
import { loadImage } from '../../media/load-image';
import { type GallerySettings, readGallery } from './gallery.data';
import { connectLightbox } from './gallery-lightbox';
import { type GallerySlide, readSlides } from './gallery-slides';

const POSITIONED = new Set(['absolute', 'relative', 'fixed', 'sticky']);

/** Adds what the server's classes leave out, so that one set of CSS rules serves blocks of every age. */
function claimLayout(element: HTMLElement, settings: GallerySettings, { owner }: BlockScope): void {
  const container = element.querySelector('.sqs-gallery-container');
  if (!container) return;
  const { slidesPerRow, aspectRatio, padding, imageRatio } = settings;
  owner.claim(container, {
    classes: {
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
  if (isFirst) scope.owner.claim(slide, { classes: { 'sqs-active-slide': true } });
  // Pictures are placed within their cell; a theme has made most cells a reference for that already.
  const isReference = POSITIONED.has(getComputedStyle(cell).position);
  scope.owner.claim(cell, {
    styles: { overflow: 'hidden', ...(!isReference && { position: 'relative' }) },
  });
  const overlay = images[0]?.closest<HTMLElement>('.sqs-video-overlay');
  if (overlay) scope.owner.claim(overlay, { styles: { opacity: '1' } });
}

/** Brings a grid of pictures to life: sizes, crops and loads them, and opens the lightbox where the block has one. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const read = readGallery(element, (path, wanted) => {
    scope.warn('read', `Gallery block data: ${path} is not a ${wanted}; the default is used.`);
  });
  if ('fault' in read) {
    scope.fail('read', read.fault);
    return undefined;
  }
  const list = element.querySelector('.sqs-gallery-block-grid .sqs-gallery');
  if (!list) {
    scope.fail('read', 'The gallery has no list of slides.');
    return undefined;
  }
  if (read.notice) scope.warn('read', read.notice);

  const { settings } = read;
  const slides = readSlides(list, settings.lightbox);
  claimLayout(element, settings, scope);
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
          mode,
          onFault: (message) => scope.warn('handler', message),
        }),
      );
    }
  }
  const closeLightbox = connectLightbox(slides, settings, scope);
  return {
    destroy() {
      for (const cancel of cancels) cancel();
      closeLightbox();
    },
  };
}
