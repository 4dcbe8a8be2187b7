import { readDimensions, readFocalPoint } from '../../media/image/dimensions';
import { safeUrl } from '../../text/links/safe-url';
import type { LightboxImage, LightboxItem } from '../lightbox.types';
import type { LightboxOpener } from './lightbox-openers';

/** Reads a server image as lightbox content; undefined without a source. */
function readImage(image: HTMLImageElement): LightboxImage | undefined {
  const src = image.dataset.image || image.dataset.src || image.getAttribute('src');
  return src
    ? {
        type: 'image',
        src,
        alt: image.alt,
        ...readDimensions(image.dataset.imageDimensions),
        focalPoint: readFocalPoint(image.dataset.imageFocalPoint),
      }
    : undefined;
}

/** An opener that enlarges a server image, growing from it. Undefined if the image has no source. */
export function imageOpener(
  element: HTMLElement,
  image: HTMLImageElement,
  about: Pick<LightboxItem, 'meta' | 'id'> & Pick<LightboxOpener, 'theme'> = {},
): LightboxOpener | undefined {
  const content = readImage(image);
  if (!content) return undefined;
  const { theme, ...item } = about;
  return { element, thumbnail: image, theme, item: { content, ...item } };
}

const IMAGE_ADDRESS = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;

/** Whether a link leads to an image instead of a page. `sources`: addresses of the image in the link. */
export function leadsToImage(anchor: HTMLAnchorElement, sources: readonly string[]): boolean {
  const href = anchor.getAttribute('href');
  if (!href) return false;
  if (anchor.classList.contains('js-gallery-lightbox-opener') || sources.includes(href)) return true;
  const path = safeUrl(href)?.replace(/[?#].*/, '') ?? '';
  return IMAGE_ADDRESS.test(path) && !anchor.target;
}
