import { defineUnit } from '../../core/unit';
import { blockNameOf, chooseBlock, readDesign } from '../../gallery/block/block-design';
import { mountGalleryBlock } from '../../gallery/block/mount-gallery-block';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { readSlideshow } from '../../gallery/block/slideshow.data';
import * as base from '../../gallery/designs/base/base.design';
import { inFlowPlacement } from '../../media/image/image-placement';
import './gallery-stacked.css';

const layout = { name: 'gallery-layout', load: () => import('./gallery-layout.mount') };
const carousel = { name: 'gallery-carousel', load: () => import('./gallery-carousel.mount') };
const chooseOther = chooseBlock('gallery-stacked');
const read = readGalleryBlock(readSlideshow);

/** Loads images below each other; the entry has reserved the space of each. */
export const unit = defineUnit({
  choose(element, blocks) {
    const design = readDesign(element);
    if (design === 'carousel') return carousel;
    // The other designs without their own contract are layouts.
    const isLayout = design !== 'stacked' && blockNameOf(design) === 'gallery-stacked';
    return isLayout ? layout : chooseOther(element, blocks);
  },
  read,
  mount(block, scope) {
    const images = { placement: inFlowPlacement };
    return mountGalleryBlock(
      block,
      { name: 'stacked', design: base, images, attributes: { design: 'base' } },
      scope,
    );
  },
});
