import { readDimensions } from '../../media/dimensions';

/** One slide's server nodes and what they say. */
export interface GallerySlide {
  readonly slide: HTMLElement;
  /** The cell that the picture fills or fits. */
  readonly cell: HTMLElement;
  readonly images: readonly HTMLImageElement[];
  /** What opens the lightbox; undefined where a click does something else or nothing. */
  readonly opener: HTMLElement | undefined;
  /** Address of the full picture. */
  readonly source: string;
  readonly dimensions: { readonly width: number; readonly height: number } | undefined;
  readonly alt: string;
  readonly title: string;
  readonly description: string;
  readonly theme: string | null;
}

const IMAGE_ADDRESS = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;

/** Whether a link leads to a picture, and not to a page that the visitor should get to. */
function leadsToImage(anchor: HTMLAnchorElement, sources: readonly string[]): boolean {
  const href = anchor.getAttribute('href');
  if (!href) return false;
  if (anchor.classList.contains('js-gallery-lightbox-opener') || sources.includes(href)) return true;
  try {
    return IMAGE_ADDRESS.test(new URL(href, document.baseURI).pathname) && !anchor.target;
  } catch {
    return false;
  }
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

/** The slides of a gallery block, in their order. A child without a picture is no slide. */
export function readSlides(list: Element, hasLightbox: boolean): GallerySlide[] {
  const slides: GallerySlide[] = [];
  for (const slide of list.querySelectorAll<HTMLElement>(':scope > .slide')) {
    const cell = slide.querySelector<HTMLElement>('.image-slide-anchor, .content-wrapper') ?? slide;
    const images = [...cell.querySelectorAll('img')];
    const image = images[0];
    if (!image) continue;
    const source = image.dataset.src || image.dataset.image || image.getAttribute('src') || '';
    const isVideo = slide.dataset.type === 'video' || Boolean(slide.querySelector('.sqs-video-wrapper'));
    const sources = [source, image.dataset.image ?? ''];
    slides.push({
      slide,
      cell,
      images,
      source,
      // Video slides wait for the video player; until then they show their picture and open nothing.
      opener: isVideo || !source ? undefined : findOpener(cell, sources, hasLightbox),
      dimensions: readDimensions(image.dataset.imageDimensions),
      alt: image.alt,
      title: cell.dataset.title ?? '',
      description: cell.dataset.description ?? '',
      theme: cell.dataset.lightboxTheme ?? null,
    });
  }
  return slides;
}
