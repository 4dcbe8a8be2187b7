import type { States } from '../../core/entry/states';
import { hasSource } from './has-source';

/** In a block that has failed: images whose source the server left to the script are loaded by the browser itself. */
export const unloadedImages: States = {
  'img[data-src]': (image) =>
    hasSource(image as HTMLImageElement)
      ? {}
      : { classes: { loaded: true }, attributes: { loading: 'lazy', src: image.dataset.src ?? '' } },
};
