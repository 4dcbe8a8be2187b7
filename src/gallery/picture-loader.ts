import { type ImagePlacement, isPlaced } from '../media/image/image-placement';
import { inFlowPlacement } from '../media/image/in-flow-placement';
import { loadImage } from '../media/image/load-image';
import type { GalleryAttributes, GalleryParts, GalleryScope } from './model/gallery.types';

const MODES = ['cover', 'contain', 'none'] as const;

const picturesOf = (slide: HTMLElement) =>
  slide instanceof HTMLImageElement ? [slide] : [...slide.querySelectorAll('img')];

/** Loads the pictures of theme code's slides: those whose address the server has left to the script. */
export function createPictureLoader(
  scope: GalleryScope,
  {
    useBgImage = false,
    loaderOptions = {},
    placesServed = false,
  }: Partial<Pick<GalleryAttributes, 'useBgImage' | 'loaderOptions'>> & {
    /** Whether the one picture of a slide is placed, too, where it has its source already. */
    readonly placesServed?: boolean;
  },
  place: ImagePlacement,
): NonNullable<GalleryParts['load']> {
  const mode = MODES.find((known) => known === loaderOptions.mode);
  return (slide, _, when) => {
    const owner = scope.ledger.owner(scope.block);
    const background = scope.ledger.owner(scope.block);

    /** The picture stays for screen readers; what is seen is its copy behind the slide's content. */
    const showAsBackground = (image: HTMLImageElement) => {
      const { objectFit, objectPosition } = getComputedStyle(image);
      background.claim(slide, {
        styles: {
          'background-image': `url(${JSON.stringify(image.currentSrc)})`,
          'background-size': objectFit === 'contain' ? 'contain' : 'cover',
          'background-position': objectPosition,
          'background-repeat': 'no-repeat',
        },
      });
      background.claim(image, { styles: { opacity: '0' } });
    };

    const pictures = picturesOf(slide);
    const isOnly = placesServed && pictures.length === 1;
    const cancels = pictures
      .filter(({ dataset }) => isOnly || dataset.src || dataset.image)
      .map((image) =>
        loadImage(image, {
          owner,
          box: slide,
          placesServed: isOnly && !isPlaced(image),
          placement: image === slide ? inFlowPlacement : place,
          when,
          ...(mode && { mode }),
          onFault: (message) => scope.warn('handler', message),
          onSettled(isLoaded) {
            if (useBgImage && isLoaded && image !== slide) showAsBackground(image);
          },
        }),
      );
    return () => {
      for (const cancel of cancels) cancel();
      background.release();
      owner.release();
    };
  };
}
