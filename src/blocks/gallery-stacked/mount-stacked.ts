import type { Scope } from '../../core/scope';
import { mountGalleryBlock } from '../../gallery/block/mount-gallery-block';
import type { GalleryBlock } from '../../gallery/block/read-gallery-block';
import * as base from '../../gallery/designs/base/base.design';
import { inFlowPlacement } from '../../media/image/image-placement';
import './gallery-stacked.css';

/** Loads images below each other; the entry has reserved the space of each. */
export const mountStacked = (block: GalleryBlock, scope: Scope) =>
  mountGalleryBlock(
    block,
    {
      name: 'stacked',
      design: base,
      images: { placement: inFlowPlacement },
      attributes: { design: 'base' },
    },
    scope,
  );
