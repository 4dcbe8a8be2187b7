import type { DataFault } from '../../core/data-fault';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import type { WarnShape } from '../../data/shape';
import { adoptGalleryBlock } from '../../gallery/block/adopt-gallery-block';
import { chooseBlock } from '../../gallery/block/block-design';
import { type GalleryBlock, NO_SLIDES, readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { createSlideLoader } from '../../gallery/slide-images';
import { isPlaced } from '../../media/image/image-placement';
import { type GridSettings, readGrid } from './gallery-grid.data';
import { type GallerySlide, readSlides } from './grid-slides';
import './gallery-grid.css';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';

/** Lets slides with an opener open the block's lightbox. */
function connectLightbox(slides: readonly GallerySlide[], settings: GridSettings, scope: Scope): void {
  const openers = slides.flatMap(({ slide, opener, images, source, alt, title, description, ...rest }) => {
    const id = slide.dataset.slideUrl || slide.dataset.slideId;
    return opener
      ? [
          {
            element: opener,
            thumbnail: images[0],
            theme: rest.theme === 'light' ? ('light' as const) : undefined,
            item: {
              content: { type: 'image' as const, src: source, alt, ...rest.dimensions },
              meta: { title, description },
              id,
            },
          },
        ]
      : [];
  });
  openOnClick(openers, scope, { theme: settings.lightboxTheme });
}

interface Grid {
  readonly block: GalleryBlock<GridSettings>;
  readonly slides: readonly GallerySlide[];
}

const readBlock = readGalleryBlock(readGrid);

function read(element: HTMLElement, warn: WarnShape): Grid | DataFault {
  const block = readBlock(element, warn);
  if ('fault' in block) return block;
  const slides = readSlides(block.parts.slides, block.settings.lightbox);
  return slides.length ? { block, slides } : { fault: NO_SLIDES };
}

/** Adds the classes that older servers leave out, so that one set of CSS rules serves all blocks. */
function claimLayout({ settings, parts }: GalleryBlock<GridSettings>, scope: Scope): void {
  const { slidesPerRow, aspectRatio, padding, imageRatio } = settings;
  scope.owner().claim(parts.container, {
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

function claimSlides(slides: readonly GallerySlide[], scope: Scope): void {
  const owner = scope.owner();
  const cells = scope.owner();
  for (const { cell, images, slide } of slides) {
    if (slide === slides[0]?.slide)
      owner.claim(slide, { classes: { 'sqs-active-slide': true, 'sqs-gallery-design-grid-slide': true } });
    // Images are positioned within their cell, which most themes have positioned already.
    const isStatic = getComputedStyle(cell).position === 'static';
    cells.claim(cell, { styles: { overflow: 'hidden', ...(isStatic && { position: 'relative' }) } });
    const overlay = images[0]?.closest<HTMLElement>('.sqs-video-overlay');
    if (overlay) owner.claim(overlay, { styles: { opacity: '1' } });
  }
}

/** Whether images fill their cell or fit into it: by the cell's class, else by the settings. */
function cropOf(cell: Element, { crop }: GridSettings): 'cover' | 'contain' {
  if (cell.classList.contains('content-fit')) return 'contain';
  return cell.classList.contains('content-fill') ? 'cover' : crop;
}

function loadImages({ block, slides }: Grid, scope: Scope): void {
  for (const { cell, images } of slides) {
    const load = createSlideLoader(
      (image) => ({ placesServed: !isPlaced(image), mode: cropOf(cell, block.settings) }),
      () => images,
    );
    load(cell, scope);
  }
}

/** Loads the players' code only if there is a video. Without it, the overlay's image is visible. */
function playVideos(slides: readonly GallerySlide[], scope: Scope): void {
  if (!slides.some(({ video }) => video)) return;
  scope
    .load('grid-videos', () => import('./grid-videos'))
    .then(
      scope.guard(({ mountGridVideos }) => mountGridVideos(slides, scope)),
      (cause) => scope.warn('load', new Error('VideoLoader not found', { cause })),
    );
}

/** Sizes, crops and loads the images of a grid, plays its videos, and opens the lightbox if the block has one. */
export const unit = defineUnit({
  choose: chooseBlock('gallery-grid'),
  read,
  mount(grid, scope) {
    const { block, slides } = grid;
    adoptGalleryBlock(block, 'grid', scope);
    claimLayout(block, scope);
    claimSlides(slides, scope);
    loadImages(grid, scope);
    playVideos(slides, scope);
    connectLightbox(slides, block.settings, scope);
  },
});
