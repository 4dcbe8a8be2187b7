// @chunk unlisted

import { followProduct } from '../../commerce/product/shown-products';
import { indexOfPicture, picturesOf } from '../../commerce/product/variant-pictures';
import { defineUnit } from '../../core/unit';
import { watchSize } from '../../dom/watch-size';
import { createStore } from '../../store/store';
import { type ProductGallery, readProductGallery } from './product-gallery.data';
import { showLoaded } from './show-loaded';
import { showPictures } from './show-pictures';
import './product-gallery.css';

/** How theme CSS lays the slides out in a window of this width. */
function layoutOf({ slides, thumbnails, isClassic }: ProductGallery): 'stack' | 'slideshow' | 'carousel' {
  const [first] = slides;
  if (!isClassic && first && getComputedStyle(first).position !== 'absolute') return 'stack';
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
    /** The pictures of what is chosen, which the visitor may leave by the gallery's own controls. */
    let wanted = '';
    let shown: ReturnType<typeof showPictures> | undefined;
    let part = scope.part();
    let layout: ReturnType<typeof layoutOf> | undefined;

    const follow = (target: number) => {
      if (shown) shown.follow(target);
      else index.set(target);
    };
    followProduct(scope, element, (product) => {
      const names = product ? picturesOf(product.product, product.get().selection) : [];
      if (names.join() === wanted) return;
      wanted = names.join();
      const target = indexOfPicture(data.slides, names);
      if (target >= 0) follow(target);
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
    scope.defer(watchSize(data.list, scope.guard(show)));
    return index;
  },
});
