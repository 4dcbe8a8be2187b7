// @chunk often

import type { KnownBlock } from '../../core/entry/services';
import { defineUnit } from '../../core/unit';
import { loadInPlaceBatched } from '../../media/image/load-in-place';

/** Slides of products: themes keep them invisible until their image has loaded. */
const SLIDES = '.ProductItem-gallery-slides-item,.product-gallery-slides-item';

const selectors = new WeakMap<readonly KnownBlock[], string>();

/** Selects the blocks that load their own images. Kept, since a page may have thousands of images. */
function ownersIn(blocks: readonly KnownBlock[]): string {
  let selector = selectors.get(blocks);
  if (selector === undefined) {
    const owners = blocks.filter(({ pictures }) => pictures === 'own');
    selector = owners.map((owner) => owner.selector).join();
    selectors.set(blocks, selector);
  }
  return selector;
}

/** Reserves the room of an image, and loads it near the viewport. Images in blocks that load their own are left to them. */
export const unit = defineUnit({
  mount(element: HTMLElement, scope) {
    if (element.closest(ownersIn(scope.blocks))) return;
    const slide = element.closest(SLIDES);
    const owner = scope.owner();
    scope.defer(
      loadInPlaceBatched(element as HTMLImageElement, {
        owner,
        onFault: (message) => scope.warn('handler', message),
        onSettled() {
          if (slide) owner.claim(slide, { classes: { loaded: true } });
        },
      }),
    );
  },
});
