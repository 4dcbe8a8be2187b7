// @chunk unlisted

import type { BlockModule, BlockScope, ModuleChoice, MountedBlock } from '../../core/entry/block';
import { type BlockDesign, readDesign } from '../../gallery/block/block-design';
import { chooseBlock } from '../../gallery/block/choose-block';
import { createSlideLoader } from '../../gallery/block/load-slide';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { withLightbox } from '../../gallery/block/slides-lightbox';
import { readSlideshow } from '../../gallery/block/slideshow.data';
import * as base from '../../gallery/designs/base/base.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { inFlowPlacement } from '../../media/image/in-flow-placement';
import './gallery-stacked.css';

const layout = { name: 'gallery-layout', load: () => import('./gallery-layout.mount') };

/** Those that no contract knows: their modules are loaded by this one. */
const MODULES: Readonly<Partial<Record<BlockDesign, ModuleChoice>>> = {
  autogrid: layout,
  autocolumns: layout,
  list: layout,
  carousel: { name: 'gallery-carousel', load: () => import('./gallery-carousel.mount') },
};

const chooseOther = chooseBlock('gallery-stacked');

export const choose: NonNullable<BlockModule['choose']> = (element, blocks) =>
  MODULES[readDesign(element)] ?? chooseOther(element, blocks);

/** Loads the pictures; the room for each is kept since the block was found. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const opened = readGalleryBlock(element, scope, 'stacked', readSlideshow);
  if (!opened) return undefined;
  const { list, container, slides } = opened.parts;
  const gallery = mountGallery(
    { list, container, slides, design: base, load: createSlideLoader(scope, { place: inFlowPlacement }) },
    { design: 'base' },
    scope,
  );
  return withLightbox(gallery, opened, scope);
}
