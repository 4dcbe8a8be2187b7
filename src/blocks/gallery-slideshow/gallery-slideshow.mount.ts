import { defineUnit } from '../../core/unit';
import { adoptGalleryBlock, openSlidesInLightbox, rootOf } from '../../gallery/block/adopt-gallery-block';
import { createBlockLoader } from '../../gallery/block/block-images';
import { chooseBlock } from '../../gallery/block/choose-block';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { readSlideshow } from '../../gallery/block/slideshow.data';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { isTransition } from '../../gallery/transitions/find-transition';
import { fitMetaOverlays } from './meta-overlay';
import { mountThumbnails } from './thumbnails';
import '../../gallery/block/slideshow.css';

const read = readGalleryBlock(readSlideshow);

/** Puts the slides on top of each other; a transition leads from one to the next. */
export const unit = defineUnit({
  choose: chooseBlock('gallery-slideshow'),
  read,
  mount(block, scope, element) {
    adoptGalleryBlock(block, 'slideshow', scope);
    const { settings, parts } = block;
    const gallery = mountGallery(
      {
        ...parts,
        root: rootOf(element),
        design: stacked,
        load: createBlockLoader({ crop: settings.crop }),
      },
      {
        design: 'stacked',
        designOptions: {
          transition: isTransition(settings.transition) ? settings.transition : 'fade',
          aspectRatio: settings.aspectRatio ?? 0,
        },
        autoplay: settings.autoplay,
        autoplayOptions: { timeout: settings.timeout },
        elements: parts.elements,
      },
      scope,
    );
    fitMetaOverlays(gallery, parts.list, scope);
    openSlidesInLightbox(block, scope);
    if (parts.thumbnails) mountThumbnails(parts.thumbnails, gallery, settings, scope);
    return gallery;
  },
});
