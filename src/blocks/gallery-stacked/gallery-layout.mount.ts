import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { readDesign } from '../../gallery/block/block-design';
import { createSlideLoader } from '../../gallery/block/load-slide';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { withLightbox } from '../../gallery/block/slides-lightbox';
import * as autocolumns from '../../gallery/designs/autocolumns/autocolumns.design';
import * as autogrid from '../../gallery/designs/autogrid/autogrid.design';
import * as list from '../../gallery/designs/list/list.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { readLayout } from './layout.data';
import { placeByRatio } from './place-by-ratio';
import './gallery-layout.css';

const DESIGNS = { autocolumns, autogrid, list };

const isLayout = (name: string): name is keyof typeof DESIGNS => Object.hasOwn(DESIGNS, name);

/** Puts the pictures into a grid, a wall, or a list of pictures beside their texts. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const name = readDesign(element);
  const design = isLayout(name) ? name : 'autogrid';
  const opened = readGalleryBlock(element, scope, design, readLayout);
  if (!opened) return undefined;
  const { columnWidth, gutter, listImageSize, imageRatio, crop } = opened.settings;
  const { list: track, container, slides } = opened.parts;
  const gallery = mountGallery(
    {
      list: track,
      container,
      slides,
      design: DESIGNS[design],
      // On a wall every picture has its own ratio.
      load: createSlideLoader(scope, placeByRatio(design === 'autocolumns' ? undefined : imageRatio, crop)),
    },
    { design, designOptions: { columnWidth, gutter, listImageSize } },
    scope,
  );
  return withLightbox(gallery, opened, scope);
}
