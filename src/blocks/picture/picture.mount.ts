import type { BlockScope, MountedBlock } from '../../core/block';
import { loadTogether } from '../../media/load-in-place';

/** Slides of products: themes keep them invisible until they have their picture. */
const SLIDES = '.ProductItem-gallery-slides-item,.product-gallery-slides-item';

/** Keeps the place of one picture, and loads it when it is near the viewport. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock {
  const slide = element.closest(SLIDES);
  return {
    destroy: loadTogether(element as HTMLImageElement, {
      owner: scope.owner,
      onFault: (message) => scope.warn('handler', message),
      onSettled() {
        if (slide) scope.owner.claim(slide, { classes: { loaded: true } });
      },
    }),
  };
}
