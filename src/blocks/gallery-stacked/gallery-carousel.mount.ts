import { defineUnit } from '../../core/unit';
import { adoptGalleryBlock, openSlidesInLightbox, rootOf } from '../../gallery/block/adopt-gallery-block';
import { createBlockLoader } from '../../gallery/block/block-images';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import * as carousel from '../../gallery/designs/carousel/carousel.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { readLayout } from './layout.data';
import { placeByRatio } from './place-by-ratio';
import '../../gallery/block/arrows.css';
import './gallery-layout.css';

const read = readGalleryBlock(readLayout);

/** Lets groups of images scroll sideways; the arrows stop at the ends. */
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
        // Several images are visible at once: each loads when it comes near the window.
        lazyLoad: false,
      },
      scope,
    );
    openSlidesInLightbox(block, scope);
    return gallery;
  },
});
