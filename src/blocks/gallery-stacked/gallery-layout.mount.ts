import { defineUnit } from '../../core/unit';
import { adoptGalleryBlock, openSlidesInLightbox } from '../../gallery/block/adopt-gallery-block';
import { readDesign } from '../../gallery/block/block-design';
import { createBlockLoader } from '../../gallery/block/block-images';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import * as autocolumns from '../../gallery/designs/autocolumns/autocolumns.design';
import * as autogrid from '../../gallery/designs/autogrid/autogrid.design';
import * as list from '../../gallery/designs/list/list.design';
import { mountGallery } from '../../gallery/mount-gallery';
import './gallery-layout.css';
import { placeByRatio, readLayout } from './layout.data';

const DESIGNS = { autocolumns, autogrid, list };
const isLayout = (name: string): name is keyof typeof DESIGNS => Object.hasOwn(DESIGNS, name);
const read = readGalleryBlock(readLayout);

/** Puts the images into a grid, a wall, or a list of images beside their texts. */
export const unit = defineUnit({
  read,
  mount(block, scope, element) {
    const name = readDesign(element);
    const design = isLayout(name) ? name : 'autogrid';
    adoptGalleryBlock(block, design, scope);
    const { columnWidth, gutter, listImageSize, imageRatio, crop } = block.settings;
    const gallery = mountGallery(
      {
        ...block.parts,
        design: DESIGNS[design],
        // On a wall every image keeps its own ratio.
        load: createBlockLoader(placeByRatio(design === 'autocolumns' ? undefined : imageRatio, crop)),
      },
      { design, designOptions: { columnWidth, gutter, listImageSize } },
      scope,
    );
    openSlidesInLightbox(block, scope);
    return gallery;
  },
});
