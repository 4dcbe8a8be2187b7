import { readDimensions, readFocalPoint } from '../../media/image/dimensions';
import type { LightboxImage, LightboxItem } from '../lightbox.types';
import type { LightboxOpener } from './lightbox-openers';

/** Reads a server image as lightbox content; undefined without a source. */
export function readImage(image: HTMLImageElement): LightboxImage | undefined {
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
