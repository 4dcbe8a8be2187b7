import { type LoadImageOptions, loadImage } from '../media/image/load-image';
import type { LoadSlide } from './model/gallery-parts';

/** Options of one image of a slide. Default: over its slide. */
type SlideImageOptions = (
  image: HTMLImageElement,
  slide: HTMLElement,
) => Partial<Omit<LoadImageOptions, 'owner' | 'when' | 'onFault'>>;

/** The images of a slide, or the slide itself. */
export const findImages = (slide: HTMLElement): readonly HTMLImageElement[] =>
  slide instanceof HTMLImageElement ? [slide] : [...slide.querySelectorAll('img')];

/** For images that fill their parents, where the server has placed them. */
export const fillParent: SlideImageOptions = (image, slide) => ({ box: image.parentElement ?? slide });

/** The `load` of a gallery: loads a slide's images until the scope ends. */
export const createSlideLoader =
  (optionsOf: SlideImageOptions, find = findImages): LoadSlide =>
  (slide, scope, when) => {
    const owner = scope.owner();
    for (const image of find(slide)) {
      scope.defer(
        loadImage(image, {
          box: slide,
          ...optionsOf(image, slide),
          owner,
          when,
          onFault: (message) => scope.warn('handler', message),
        }),
      );
    }
  };
