import './gallery-grid.css';
import { inSlices } from '../../core/in-slices';
import type { Scope } from '../../core/scope';
import { defineUnit, fault } from '../../core/unit';
import { aspectRatio } from '../../data/aspect-ratio';
import { flag, number, object, string, type WarnShape } from '../../data/shape';
import { adoptGalleryBlock } from '../../gallery/block/adopt-gallery-block';
import { chooseBlock } from '../../gallery/block/block-design';
import { common, type SettingsOf, settingsReader } from '../../gallery/block/block-settings';
import { type GalleryBlock, NO_SLIDES, readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { createSlideLoader } from '../../gallery/slide-images';
import { imageOpener } from '../../lightbox/openers/image-opener';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';
import { isPlaced } from '../../media/image/image-placement';
import { type GridSlide, readSlide } from './grid-slide';

const shape = object({
  ...common,
  slidesPerRow: number(),
  'thumbnails-per-row': number(),
  padding: number(),
  'square-thumbs': flag(true),
  imageAspectRatio: aspectRatio(),
  'aspect-ratio': string(),
  lightbox: flag(true),
});

type GridSettings = SettingsOf<typeof readGrid>;

const DEFAULT_PER_ROW = 4;
const MAX_PER_ROW = 10;

const classEnding = (container: Element | null, prefix: string) =>
  [...(container?.classList ?? [])].find((token) => token.startsWith(prefix))?.slice(prefix.length);

/** The settings of the JSON attribute, otherwise of the container's classes. */
export const readGrid = settingsReader(shape, (read, element, notice) => {
  const container = element.querySelector('.sqs-gallery-container');
  const perRow =
    read['thumbnails-per-row'] ??
    read.slidesPerRow ??
    Number(classEnding(container, 'sqs-gallery-thumbnails-per-row-') ?? DEFAULT_PER_ROW);
  const hasFill = Boolean(container?.querySelector('.content-fill'));
  const hasFit = Boolean(container?.querySelector('.content-fit'));
  // Visitors have seen the markup so far; the JSON decides only the rest.
  const isCropped = hasFill || (!hasFit && read['square-thumbs']);
  return {
    slidesPerRow: Math.min(Math.max(Math.round(perRow) || DEFAULT_PER_ROW, 1), MAX_PER_ROW),
    /** Pixels between cells; undefined if only the server's CSS sets it. */
    padding: read.padding === undefined ? undefined : Math.max(read.padding, 0),
    /** The name of the cells' ratio, as in the class that themes style. */
    aspectRatio: read['aspect-ratio'] || (classEnding(container, 'sqs-gallery-aspect-ratio-') ?? ''),
    /** Width ÷ height of the cells, if it is a number. */
    imageRatio: read.imageAspectRatio,
    crop: isCropped ? ('cover' as const) : ('contain' as const),
    // Without settings, the server's links decide which images open.
    lightbox: read.lightbox && !notice,
  };
});

function connectLightbox(slides: readonly GridSlide[], settings: GridSettings, scope: Scope): void {
  const openers = slides.flatMap(({ slide, cell, opener, images, title }) => {
    const [image] = images;
    if (!opener || !image) return [];
    const { description = '', lightboxTheme } = cell.dataset;
    return (
      imageOpener(opener, image, {
        meta: { title, description },
        id: slide.dataset.slideUrl || slide.dataset.slideId,
        theme: lightboxTheme === 'light' ? 'light' : undefined,
      }) ?? []
    );
  });
  openOnClick(openers, scope, { theme: settings.lightboxTheme });
}

const readBlock = readGalleryBlock(readGrid);

function read(element: HTMLElement, warn: WarnShape) {
  const block = readBlock(element, warn);
  if ('fault' in block) return block;
  const slides = block.parts.slides.flatMap((slide) => readSlide(slide, block.settings.lightbox) ?? []);
  return slides.length ? { block, slides } : fault(NO_SLIDES);
}

/** Adds the classes that older servers leave out, so that one set of CSS rules serves all blocks. */
function claimLayout({ settings, parts }: GalleryBlock<GridSettings>, scope: Scope): void {
  const { slidesPerRow, aspectRatio, padding, imageRatio } = settings;
  scope.owner().claim(parts.container, {
    classes: {
      [`sqs-gallery-thumbnails-per-row-${slidesPerRow}`]: true,
      ...(/^[\w-]+$/.test(aspectRatio) && { [`sqs-gallery-aspect-ratio-${aspectRatio}`]: true }),
    },
    styles: {
      ...(padding !== undefined && { '--inlay-grid-padding': `${padding}px` }),
      ...(imageRatio && { '--inlay-grid-ratio': `${100 / imageRatio}%` }),
    },
  });
}

function claimSlides(slides: readonly GridSlide[], scope: Scope): void {
  const owner = scope.owner();
  const cells = scope.owner();
  inSlices(slides, scope, (some) => {
    // Images are positioned within their cell, which most themes have positioned already. All are read before the first is written.
    const positions = some.map(({ cell }) => getComputedStyle(cell).position);
    for (const [index, { cell, images, slide }] of some.entries()) {
      if (slide === slides[0]?.slide)
        owner.claim(slide, { classes: { 'sqs-active-slide': true, 'sqs-gallery-design-grid-slide': true } });
      const isStatic = positions[index] === 'static';
      cells.claim(cell, { styles: { overflow: 'hidden', ...(isStatic && { position: 'relative' }) } });
      const overlay = images[0]?.closest<HTMLElement>('.sqs-video-overlay');
      if (overlay) owner.claim(overlay, { styles: { opacity: '1' } });
    }
  });
}

function cropOf(cell: Element, { crop }: GridSettings): 'cover' | 'contain' {
  if (cell.classList.contains('content-fit')) return 'contain';
  return cell.classList.contains('content-fill') ? 'cover' : crop;
}

/** Loads the players' code only if there is a video. Without it, the overlay's image is visible. */
function playVideos(slides: readonly GridSlide[], scope: Scope): void {
  if (!slides.some(({ video }) => video)) return;
  scope
    .load('grid-videos', () => import('./grid-videos'))
    .then(
      scope.guard(({ mountGridVideos }) => mountGridVideos(slides, scope)),
      (cause) => scope.warn('load', new Error('VideoLoader not found', { cause })),
    );
}

export const unit = defineUnit({
  choose: chooseBlock('gallery-grid'),
  read,
  mount({ block, slides }, scope) {
    adoptGalleryBlock(block, 'grid', scope);
    claimLayout(block, scope);
    claimSlides(slides, scope);
    const load = createSlideLoader((image, cell) => ({
      placesServed: !isPlaced(image),
      mode: cropOf(cell, block.settings),
    }));
    inSlices(slides, scope, (some) => some.forEach(({ cell }) => void load(cell, scope)));
    playVideos(slides, scope);
    connectLightbox(slides, block.settings, scope);
  },
});
