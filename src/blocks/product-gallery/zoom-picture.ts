import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { overlayPlacement } from '../../media/image/image-placement';
import { loadImage } from '../../media/image/load-image';
import { immediately } from '../../media/image/load-trigger';

const DUPLICATE = '.product-image-zoom-duplicate,.sqs-image-zoom-duplicate';

/** The attributes that the larger picture copies from the one in the page. */
const COPIED = ['data-src', 'data-image', 'data-image-dimensions', 'data-image-focal-point', 'data-mode'];

/** The layer over a slide in which the larger picture grows: the server's, or one like it. */
export function findLayer(slide: HTMLElement, image: HTMLImageElement, owner: LedgerOwner): HTMLElement {
  const served = slide.querySelector<HTMLElement>(DUPLICATE);
  if (served) return served;
  const layer = document.createElement('div');
  layer.className = 'sqs-image-zoom-duplicate inlay-zoom-duplicate';
  layer.setAttribute('aria-hidden', 'true');
  const copy = document.createElement('img');
  copy.alt = '';
  for (const name of COPIED) {
    const value = image.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  const { src } = image;
  if (!copy.dataset.src && !copy.dataset.image && src) copy.setAttribute('data-src', src);
  layer.append(copy);
  return owner.insert(layer, slide);
}

/** Loads the picture in a layer, sharp at this factor; calls back when it is there, or cannot be had. */
export function loadLayer(
  scope: Scope,
  {
    layer,
    slide,
    image,
    factor,
  }: Record<'layer' | 'slide', HTMLElement> & { readonly image: HTMLElement; readonly factor: number },
  loaded: () => void,
): void {
  const copy = layer.querySelector('img');
  if (!copy) return;
  const { objectFit } = getComputedStyle(image);
  scope.defer(
    loadImage(copy, {
      box: slide,
      owner: scope.owner(),
      placement: overlayPlacement,
      placesServed: true,
      mode: objectFit === 'contain' ? 'contain' : 'cover',
      sizeAdjustment: factor,
      when: immediately,
      onFault: (message) => scope.warn('handler', message),
      onSettled: (isLoaded) => isLoaded && loaded(),
    }),
  );
}
