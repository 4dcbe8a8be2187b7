import { expect, it } from 'vitest';
import { GALLERY_DEFAULTS } from '../../../../src/gallery/model/gallery-attributes';

// As docs/reference lists them: theme code leaves out what it does not want to change.
it('has the documented defaults', () => {
  expect(GALLERY_DEFAULTS).toEqual({
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
  });
});
