import { createIndexTriggers } from '../../media/image/load-trigger';
import type { GalleryParts } from '../model/gallery.types';
import type { Behaviour } from '../model/gallery-context';

const DEFAULT_PRELOAD = 1;

/** Loads each slide's pictures when they come near: in the viewport, or by the index. */
export function loadImages(load: NonNullable<GalleryParts['load']>): Behaviour {
  return ({ gallery, design, slides, container }) => {
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
    const cancels = slides.map((slide, index) => load(slide, index, moments?.at(index)));
    const unlisten = gallery.on('change', ({ currentIndex }) => moments?.show(currentIndex));
    return () => {
      unlisten();
      for (const cancel of cancels) cancel?.();
    };
  };
}
