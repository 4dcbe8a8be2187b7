import { defineUnit } from '../../core/unit';
import { chooseBlock } from '../../gallery/block/block-design';
import '../../gallery/block/arrows.css';
import { mountGalleryBlock } from '../../gallery/block/mount-gallery-block';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import '../../gallery/block/slideshow.css';
import { readSlideshow, stripRatio } from '../../gallery/block/slideshow.data';
import * as strip from '../../gallery/designs/strip/strip.design';
import { inFlowPlacement } from '../../media/image/image-placement';

const read = readGalleryBlock(readSlideshow);

export const unit = defineUnit({
  choose: chooseBlock('gallery-slider'),
  read,
  mount(block, scope, element) {
    const { alignment, vSize } = block.settings;
    return mountGalleryBlock(
      block,
      {
        name: 'slider',
        design: strip,
        images: { placement: inFlowPlacement },
        controlsIn: element,
        attributes: {
          design: 'strip',
          designOptions: { alignment, aspectRatio: stripRatio(element, block.settings), vSize },
          // Several images are visible at once: each loads near the viewport.
          lazyLoad: false,
        },
      },
      scope,
    );
  },
});
