import { leadsToImage } from '../../lightbox/openers/image-opener';
import { readDimensions } from '../../media/image/dimensions';

/** The server's nodes of one slide, and the data in them. */
export interface GallerySlide {
  readonly slide: HTMLElement;
  /** The cell that the image fills or fits. */
  readonly cell: HTMLElement;
  readonly images: readonly HTMLImageElement[];
  /** The video that plays in the cell, if there is one. */
  readonly video: HTMLElement | undefined;
  /** The element that opens the lightbox; undefined if a click does something else or nothing. */
  readonly opener: HTMLElement | undefined;
  /** Address of the full-size image. */
  readonly source: string;
  readonly dimensions: { readonly width: number; readonly height: number } | undefined;
  readonly alt: string;
  readonly title: string;
  readonly description: string;
  readonly theme: string | null;
}

function findOpener(
  cell: HTMLElement,
  sources: readonly string[],
  hasLightbox: boolean,
): HTMLElement | undefined {
  if (cell instanceof HTMLAnchorElement && cell.hasAttribute('href')) {
    return leadsToImage(cell, sources) ? cell : undefined;
  }
  return hasLightbox && !cell.querySelector('a[href]') ? cell : undefined;
}

/** The slides of a grid, in order. A child with neither image nor video is not a slide. */
export function readSlides(children: readonly HTMLElement[], hasLightbox: boolean): GallerySlide[] {
  const slides: GallerySlide[] = [];
  for (const slide of children) {
    const cell = slide.querySelector<HTMLElement>('.image-slide-anchor, .content-wrapper') ?? slide;
    const images = [...cell.querySelectorAll('img')];
    const image = images[0];
    const video = slide.querySelector<HTMLElement>('.sqs-video-wrapper') ?? undefined;
    if (!image && !video) continue;
    const source = image?.dataset.src || image?.dataset.image || image?.getAttribute('src') || '';
    const isVideo = video || slide.dataset.type === 'video';
    const sources = [source, image?.dataset.image ?? ''];
    slides.push({
      slide,
      cell,
      images,
      video,
      source,
      // A click on a video plays it.
      opener: isVideo || !source ? undefined : findOpener(cell, sources, hasLightbox),
      dimensions: readDimensions(image?.dataset.imageDimensions),
      alt: image?.alt ?? '',
      title: cell.dataset.title ?? '',
      description: cell.dataset.description ?? '',
      theme: cell.dataset.lightboxTheme ?? null,
    });
  }
  return slides;
}
