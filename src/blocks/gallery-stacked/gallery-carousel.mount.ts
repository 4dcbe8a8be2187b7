import { defineUnit } from '../../core/unit';
import { adoptGalleryBlock, openSlidesInLightbox, rootOf } from '../../gallery/block/adopt-gallery-block';
import '../../gallery/block/arrows.css';
import { createBlockLoader } from '../../gallery/block/block-images';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import * as carousel from '../../gallery/designs/carousel/carousel.design';
import { mountGallery } from '../../gallery/mount-gallery';
import './gallery-layout.css';
import { placeByRatio, readLayout } from './layout.data';

const read = readGalleryBlock(readLayout);

/** Scrolls groups of images sideways; the arrows stop at the ends. */
export const unit = defineUnit({
  read,
  mount(block, scope, element) {
    adoptGalleryBlock(block, 'carousel', scope);
    const { slidesPerRow, aspectRatio, imageRatio, crop } = block.settings;
    const gallery = mountGallery(
      {
        ...block.parts,
        root: rootOf(element),
        design: carousel,
        load: createBlockLoader(placeByRatio(imageRatio, crop)),
      },
      {
        design: 'carousel',
        loop: false,
        designOptions: { slidesPerRow, aspectRatio },
        elements: block.parts.elements,
        // Several images are visible at once: each loads near the viewport.
        lazyLoad: false,
      },
      scope,
    );
    openSlidesInLightbox(block, scope);
    return gallery;
  },
});
