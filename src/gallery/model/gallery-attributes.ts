import type { GalleryAttributes } from './gallery.types';

export const GALLERY_DEFAULTS: GalleryAttributes = {
  autoplay: false,
  autoplayOptions: {},
  currentIndex: 0,
  design: 'base',
  designOptions: {},
  elements: {},
  historyHash: false,
  keyboard: true,
  keys: { previous: 'ArrowLeft', next: 'ArrowRight' },
  lazyLoad: true,
  linkedGalleries: [],
  loaderOptions: {},
  loop: true,
  refreshOnResize: true,
  refreshOnOrientationChange: true,
  useBgImage: false,
  videoLoaderOptions: {},
};
