import type { States } from '../../core/entry/states';

/** In a block that has failed: images whose source the server left to the script are loaded by the browser itself. */
export const unloadedImages: States = {
  'img[data-src]:not([src])': ({ dataset }) => ({
    classes: { loaded: true },
    attributes: { loading: 'lazy', src: dataset.src ?? '' },
  }),
};
