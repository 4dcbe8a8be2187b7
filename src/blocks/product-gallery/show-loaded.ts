import type { Scope } from '../../core/scope';
import type { ProductGallery } from './product-gallery.data';

/** Calls back once the image has loaded, or has failed to; at once when it has already. */
function whenSettled(image: HTMLImageElement | null, scope: Scope, settled: () => void): void {
  if (!image || (image.complete && image.currentSrc)) {
    settled();
    return;
  }
  for (const type of ['load', 'error']) scope.listen(image, type, settled, { once: true });
}

/** The states for which theme CSS keeps slides, thumbnails and controls invisible. */
export function showLoaded(
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
