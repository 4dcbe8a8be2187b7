import type { BlockScope } from '../../core/entry/block';
import { type ImagePlacement, isPlaced } from '../../media/image/image-placement';
import { loadImage } from '../../media/image/load-image';
import type { GalleryParts } from '../model/gallery.types';

export interface LoadSlideOptions {
  /** Default: over the slide. */
  readonly place?: ImagePlacement;
  /** Whether pictures fill their slides, where the markup does not say. */
  readonly crop?: 'cover' | 'contain';
  /** A slide's pictures are there, or cannot be had. */
  readonly onSettled?: (slide: HTMLElement) => void;
}

/** The pictures of a slide, without those in its texts. */
const picturesOf = (slide: HTMLElement): HTMLImageElement[] =>
  slide instanceof HTMLImageElement
    ? [slide]
    : [...slide.querySelectorAll('img')].filter((image) => !image.closest('.meta,.sqs-video-wrapper'));

/** Loads the pictures of one slide, and writes `loaded` on the slide, which theme CSS waits for. */
export function createSlideLoader(
  scope: BlockScope,
  { place, crop, onSettled }: LoadSlideOptions,
): NonNullable<GalleryParts['load']> {
  const owner = scope.ledger.owner(scope.block);
  const states = scope.ledger.owner(scope.block);
  return (slide, _, when) => {
    const pictures = picturesOf(slide);
    let left = pictures.length;
    const settle = () => {
      left -= 1;
      if (left > 0) return;
      if (!(slide instanceof HTMLImageElement)) states.claim(slide, { classes: { loaded: true } });
      onSettled?.(slide);
    };
    const cancels = pictures.map((image) => {
      const says = image.parentElement?.closest('.content-fill,.content-fit');
      return loadImage(image, {
        owner,
        box: slide,
        // In the flow a picture has its place; over its slide it would stand out.
        ...(place ? { placement: place } : { placesServed: !isPlaced(image) }),
        when,
        ...(crop && !says && { mode: crop }),
        onFault: (message) => scope.warn('handler', message),
        onSettled: settle,
      });
    });
    return () => {
      for (const cancel of cancels) cancel();
      owner.release(slide);
      for (const image of pictures) owner.release(image);
      states.release(slide);
    };
  };
}
