import type { Scope } from '../core/scope';
import { readMode } from '../media/image/image-config';
import { type ImagePlacement, inFlowPlacement, isPlaced } from '../media/image/image-placement';
import type { GalleryAttributes } from './model/gallery.types';
import type { LoadSlide } from './model/gallery-parts';
import { createSlideLoader, findImages } from './slide-images';

/** Shows an image as its slide's background; the image stays in place, transparent, for screen readers. */
function showAsBackground(image: HTMLImageElement, slide: HTMLElement, scope: Scope): void {
  const { objectFit, objectPosition } = getComputedStyle(image);
  const owner = scope.owner();
  owner.claim(slide, {
    styles: {
      'background-image': `url(${JSON.stringify(image.currentSrc)})`,
      'background-size': objectFit === 'contain' ? 'contain' : 'cover',
      'background-position': objectPosition,
      'background-repeat': 'no-repeat',
    },
  });
  owner.claim(image, { styles: { opacity: '0' } });
}

/**
 * Loads the images in slides of theme code whose source the server has left to the script; with `placesServed` also the only image of a slide,
 * to place it.
 */
export function createThemeLoader(
  { useBgImage, loaderOptions = {} }: Partial<Pick<GalleryAttributes, 'useBgImage' | 'loaderOptions'>>,
  placement: ImagePlacement,
  placesServed = false,
): LoadSlide {
  const mode = readMode(loaderOptions.mode);
  return (slide, scope, when) => {
    const images = findImages(slide);
    const isOnly = placesServed && images.length === 1;
    const load = createSlideLoader(
      (image) => ({
        placesServed: isOnly && !isPlaced(image),
        placement: image === slide ? inFlowPlacement : placement,
        ...(mode && { mode }),
        onSettled(isLoaded) {
          if (useBgImage && isLoaded && image !== slide) showAsBackground(image, slide, scope);
        },
      }),
      () => images.filter(({ dataset }) => isOnly || dataset.src || dataset.image),
    );
    load(slide, scope, when);
  };
}
