import { defineUnit } from '../../core/unit';
import '../../gallery/block/arrows.css';
import { mountGalleryBlock } from '../../gallery/block/mount-gallery-block';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import * as carousel from '../../gallery/designs/carousel/carousel.design';
import './gallery-layout.css';
import { placeByRatio, readLayout } from './layout.data';

const read = readGalleryBlock(readLayout);

/** Scrolls groups of images sideways; the arrows stop at the ends. */
export const unit = defineUnit({
  read,
  mount(block, scope, element) {
    const { slidesPerRow, aspectRatio, imageRatio, crop } = block.settings;
    return mountGalleryBlock(
      block,
      {
        name: 'carousel',
        design: carousel,
        images: placeByRatio(imageRatio, crop),
        controlsIn: element,
        attributes: {
          design: 'carousel',
          loop: false,
          designOptions: { slidesPerRow, aspectRatio },
          // Several images are visible at once: each loads near the viewport.
          lazyLoad: false,
        },
      },
      scope,
    );
  },
});
