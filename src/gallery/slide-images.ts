import type { BlockScope } from '../core/entry/block';
import { type LoadImageOptions, loadImage } from '../media/image/load-image';

/** The `load` of a gallery whose pictures fill their parents, as the server has placed them. Returns the cancel. */
export const createSlideLoader =
  (scope: BlockScope, options: Pick<LoadImageOptions, 'mode' | 'when'> = {}) =>
  (slide: HTMLElement): (() => void) => {
    const cancels = [...slide.querySelectorAll('img')].map((image) =>
      loadImage(image, {
        ...options,
        owner: scope.owner,
        box: image.parentElement ?? slide,
        onFault: (message) => scope.warn('handler', message),
      }),
    );
    return () => {
      for (const cancel of cancels) cancel();
    };
  };
