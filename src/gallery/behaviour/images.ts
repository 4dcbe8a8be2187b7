import { createIndexTriggers } from '../../media/image/load-trigger';
import type { LoadSlide } from '../model/gallery.types';
import type { GalleryContext } from '../model/gallery-context';

const DEFAULT_PRELOAD = 1;

/** Loads the images of each slide as it comes near: in the viewport, or by the index. */
export function loadImages({ gallery, design, slides, container, scope }: GalleryContext, load: LoadSlide) {
  const { lazyLoad, loop, designOptions } = gallery.attributes;
  const given = Number(designOptions.preloadCount ?? DEFAULT_PRELOAD);
  const moments =
    lazyLoad && design.show
      ? createIndexTriggers({
          count: slides.length,
          current: gallery.get().currentIndex,
          preload: given >= 0 ? given : DEFAULT_PRELOAD,
          loop,
          within: container,
        })
      : undefined;
  slides.forEach((slide, index) => void load(slide, scope, moments?.at(index)));
  if (moments) gallery.on('change', ({ currentIndex }) => moments.show(currentIndex));
}
