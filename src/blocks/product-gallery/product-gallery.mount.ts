import { followProduct } from '../../commerce/product/shown-products';
import { indexOfPicture, picturesOf } from '../../commerce/product/variant-pictures';
import { defineUnit } from '../../core/unit';
import { watchSize } from '../../dom/watch-size';
import { createStore } from '../../store/store';
import { type ProductGallery, readProductGallery } from './product-gallery.data';
import { showPictures } from './show-pictures';
import './product-gallery.css';
import type { Scope } from '../../core/scope';

/** Calls back once the image has loaded, or has failed to; at once when it has already. */
function whenSettled(image: HTMLImageElement | null, scope: Scope, settled: () => void): void {
  if (!image || (image.complete && image.currentSrc)) {
    settled();
    return;
  }
  for (const type of ['load', 'error']) scope.listen(image, type, settled, { once: true });
}

/** The states for which theme CSS keeps slides, thumbnails and controls invisible. */
function showLoaded(
  scope: Scope,
  { slides, thumbnails, waiting }: Pick<ProductGallery, 'slides' | 'thumbnails' | 'waiting'>,
): void {
  const owner = scope.owner();
  const enable = () => {
    for (const element of waiting) owner.claim(element, { classes: { enabled: true } });
  };
  for (const holder of [...slides, ...thumbnails]) {
    whenSettled(holder.querySelector('img'), scope, () => {
      owner.claim(holder, { classes: { loaded: true } });
      if (slides.includes(holder)) enable();
    });
  }
}

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
