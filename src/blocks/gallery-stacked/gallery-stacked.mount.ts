import { defineUnit } from '../../core/unit';
import { blockNameOf, chooseBlock, readDesign, readDesignName } from '../../gallery/block/block-design';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { readSlideshow } from '../../gallery/block/slideshow.data';
import { mountStacked } from './mount-stacked';

const layout = { name: 'gallery-layout', load: () => import('./gallery-layout.mount') };
const carousel = { name: 'gallery-carousel', load: () => import('./gallery-carousel.mount') };
const other = { name: 'other-layout', load: () => import('./other-layout.mount') };
const chooseOther = chooseBlock('gallery-stacked');

export const unit = defineUnit({
  choose(element, blocks) {
    const design = readDesign(element);
    if (design === 'carousel') return carousel;
    // The other designs without their own contract are layouts.
    if (design !== 'stacked')
      return blockNameOf(design) === 'gallery-stacked' ? layout : chooseOther(element, blocks);
    const name = readDesignName(element);
    return name && name !== 'stacked' ? other : undefined;
  },
  read: readGalleryBlock(readSlideshow),
  mount: mountStacked,
});
