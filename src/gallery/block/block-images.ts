import { type ImagePlacement, isPlaced } from '../../media/image/image-placement';
import type { LoadSlide } from '../model/gallery-parts';
import { createSlideLoader, findImages } from '../slide-images';

export interface BlockImageOptions {
  /** Default: over the slide. */
  readonly placement?: ImagePlacement;
  /** Whether images fill their slides or fit into them, if the markup does not say. */
  readonly crop?: 'cover' | 'contain';
}

/** Without the images in texts and video overlays. */
const findSlideImages = (slide: HTMLElement) =>
  findImages(slide).filter((image) => image === slide || !image.closest('.meta,.sqs-video-wrapper'));

/** Loads the images of a gallery block's slides, and writes `loaded` on each slide, which theme CSS waits for. */
export const createBlockLoader =
  ({ placement, crop }: BlockImageOptions): LoadSlide =>
  (slide, scope, when) => {
    const images = findSlideImages(slide);
    const states = scope.owner();
    let remaining = images.length;
    const onSettled = () => {
      remaining -= 1;
      if (remaining > 0 || slide instanceof HTMLImageElement) return;
      states.claim(slide, { classes: { loaded: true } });
    };
    const load = createSlideLoader(
      (image) => ({
        // In the flow an image keeps its place; over its slide it must be placed.
        ...(placement ? { placement } : { placesServed: !isPlaced(image) }),
        ...(crop && !image.parentElement?.closest('.content-fill,.content-fit') && { mode: crop }),
        onSettled,
      }),
      () => images,
    );
    load(slide, scope, when);
  };
