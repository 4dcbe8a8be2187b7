import { defineUnit } from '../../core/unit';
import { adoptGalleryBlock, openSlidesInLightbox, rootOf } from '../../gallery/block/adopt-gallery-block';
import { chooseBlock } from '../../gallery/block/block-design';
import '../../gallery/block/arrows.css';
import { createBlockLoader } from '../../gallery/block/block-images';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import '../../gallery/block/slideshow.css';
import { readSlideshow, stripRatio } from '../../gallery/block/slideshow.data';
import * as strip from '../../gallery/designs/strip/strip.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { inFlowPlacement } from '../../media/image/image-placement';

const read = readGalleryBlock(readSlideshow);

export const unit = defineUnit({
  choose: chooseBlock('gallery-slider'),
  read,
  mount(block, scope, element) {
    adoptGalleryBlock(block, 'slider', scope);
    const { settings, parts } = block;
    const gallery = mountGallery(
      {
        ...parts,
        root: rootOf(element),
        design: strip,
        load: createBlockLoader({ placement: inFlowPlacement }),
      },
      {
        design: 'strip',
        designOptions: {
          alignment: settings.alignment,
          aspectRatio: stripRatio(element, settings),
          vSize: settings.vSize,
        },
        elements: parts.elements,
        // Several images are visible at once: each loads near the viewport.
        lazyLoad: false,
      },
      scope,
    );
    openSlidesInLightbox(block, scope);
    return gallery;
  },
});
