import { defineUnit } from '../../core/unit';
import { readDesign } from '../../gallery/block/block-design';
import { mountGalleryBlock } from '../../gallery/block/mount-gallery-block';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import * as autocolumns from '../../gallery/designs/autocolumns/autocolumns.design';
import * as autogrid from '../../gallery/designs/autogrid/autogrid.design';
import * as list from '../../gallery/designs/list/list.design';
import './gallery-layout.css';
import { placeByRatio, readLayout } from './layout.data';

const DESIGNS = { autocolumns, autogrid, list };
const isLayout = (name: string): name is keyof typeof DESIGNS => Object.hasOwn(DESIGNS, name);
const read = readGalleryBlock(readLayout);

/** Puts the images into a grid, a wall, or a list of images beside their texts. */
export const unit = defineUnit({
  read,
  mount(block, scope, element) {
    const wanted = readDesign(element);
    const name = isLayout(wanted) ? wanted : 'autogrid';
    const { columnWidth, gutter, listImageSize, imageRatio, crop } = block.settings;
    return mountGalleryBlock(
      block,
      {
        name,
        design: DESIGNS[name],
        // On a wall every image keeps its own ratio.
        images: placeByRatio(name === 'autocolumns' ? undefined : imageRatio, crop),
        attributes: { design: name, designOptions: { columnWidth, gutter, listImageSize } },
      },
      scope,
    );
  },
});
