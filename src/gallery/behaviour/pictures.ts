import type { GalleryParts } from '../gallery.types';
import type { Behaviour } from '../gallery-context';

const DEFAULT_PRELOAD = 1;

/** Loads each slide's pictures once: all of them, or as the index comes near. */
export function createPictures(load: NonNullable<GalleryParts['load']>): Behaviour {
  return ({ gallery, design, slides }) => {
    const { lazyLoad, loop, designOptions } = gallery.attributes;
    const count = slides.length;
    const given = Number(designOptions.preloadCount ?? DEFAULT_PRELOAD);
    const preload = given >= 0 ? given : DEFAULT_PRELOAD;
    const cancels: Array<(() => void) | undefined> = [];
    const loaded = new Set<number>();

    const loadSlide = (index: number) => {
      const slide = slides[index];
      if (!slide || loaded.has(index)) return;
      loaded.add(index);
      cancels.push(load(slide, index));
    };
    const loadNear = () => {
      const { currentIndex } = gallery.get();
      loadSlide(currentIndex);
      for (let distance = 1; distance <= Math.min(preload, count); distance++) {
        for (const index of [currentIndex + distance, currentIndex - distance])
          loadSlide(loop ? (index + count) % count : index);
      }
    };

    if (lazyLoad && design.show) loadNear();
    else slides.forEach((_, index) => void loadSlide(index));
    const unlisten = gallery.on('change', loadNear);
    return () => {
      unlisten();
      for (const cancel of cancels) cancel?.();
    };
  };
}
