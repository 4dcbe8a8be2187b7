import { followPicture } from '../../commerce/product/variant-pictures';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { onResize } from '../../dom/watch-size';
import { createStore } from '../../store/store';
import './product-gallery.css';
import type { PicturesLayout } from './picture-layouts';
import { type ProductGallery, readProductGallery } from './product-gallery.data';
import { showPictures } from './show-pictures';

function whenSettled(image: HTMLImageElement | null, scope: Scope, settled: () => void) {
  if (!image || (image.complete && image.currentSrc)) return settled();
  for (const type of ['load', 'error']) scope.listen(image, type, settled, { once: true });
}

/** Writes the states that theme CSS waits for before it shows slides, thumbnails and controls, and those that it takes widths from. */
function showLoaded(scope: Scope, { slides, thumbnails, waiting, hasNewLayout }: ProductGallery): void {
  const owner = scope.owner();
  const enable = () => {
    for (const element of waiting) owner.claim(element, { classes: { enabled: true } });
  };
  for (const holder of [...slides, ...thumbnails]) {
    const image = holder.querySelector('img');
    whenSettled(image, scope, () => {
      // Where the server has written the picture's size, the slide has it from the start.
      const isLandscape = hasNewLayout && image && image.naturalWidth > image.naturalHeight;
      owner.claim(holder, {
        classes: { loaded: true },
        ...(isLandscape && { attributes: { 'data-landscape': 'true' } }),
      });
      if (slides.includes(holder)) enable();
    });
  }
}

function layoutOf({ list, slides, thumbnails, isClassic, hasNewLayout }: ProductGallery): PicturesLayout {
  const [first] = slides;
  if (!isClassic && first && getComputedStyle(first).position !== 'absolute') {
    const { display, flexWrap } = getComputedStyle(list);
    return hasNewLayout && display === 'flex' && flexWrap === 'nowrap' ? 'row' : 'stack';
  }
  // With thumbnails the slides fade in place; without them they follow the finger.
  return thumbnails.some((thumbnail) => thumbnail.checkVisibility()) ? 'slideshow' : 'carousel';
}

/** The pictures of a product: slides, thumbnails, lightbox, zoom. The picture follows the chosen variant. */
export const unit = defineUnit({
  controllers: '[data-controller*=ProductGallery],[data-controller*=ProductDetail]',
  read: (element, warn, { tweakJSON = {} }) =>
    readProductGallery(element, { classes: document.body.classList, tweaks: tweakJSON }, warn),
  mount(data, scope, element) {
    const index = createStore(0);
    let shown: ReturnType<typeof showPictures> | undefined;
    let part = scope.part();
    let layout: ReturnType<typeof layoutOf> | undefined;

    followPicture(scope, { element, holders: data.slides }, (target) => {
      if (target < 0) return;
      if (shown) shown.follow(target);
      else index.set(target);
    });
    const show = () => {
      const now = layoutOf(data);
      if (now === layout) return;
      part.end();
      part = scope.part();
      layout = now;
      shown = showPictures(part, { ...data, root: element, layout: now, index });
    };
    showLoaded(scope, data);
    show();
    onResize(data.list, scope, show);
    return index;
  },
});
