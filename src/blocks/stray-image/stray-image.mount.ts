// @chunk often

import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { loadInPlaceBatched } from '../../media/image/load-in-place';

/** Slides of products: themes keep them invisible until they have their picture. */
const SLIDES = '.ProductItem-gallery-slides-item,.product-gallery-slides-item';

const selectors = new WeakMap<BlockScope['blocks'], string>();

/** What holds the pictures that a block loads itself, perhaps later than this. Put together once: a page may have thousands. */
function ownersOf({ blocks }: BlockScope): string {
  let selector = selectors.get(blocks);
  if (selector === undefined) {
    const owners = blocks.filter(({ pictures }) => pictures === 'own');
    selector = owners.map((owner) => owner.selector).join();
    selectors.set(blocks, selector);
  }
  return selector;
}

/** Keeps the place of one picture, and loads it when it is near the viewport; one that stands in such a block is left to it. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  if (element.closest(ownersOf(scope))) return undefined;
  const slide = element.closest(SLIDES);
  return {
    destroy: loadInPlaceBatched(element as HTMLImageElement, {
      owner: scope.owner,
      onFault: (message) => scope.warn('handler', message),
      onSettled() {
        if (slide) scope.owner.claim(slide, { classes: { loaded: true } });
      },
    }),
  };
}
