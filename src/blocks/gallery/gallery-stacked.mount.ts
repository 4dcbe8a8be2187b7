import type { BlockScope, MountedBlock } from '../../core/block';
import * as base from '../../gallery/designs/base';
import { mountGallery } from '../../gallery/mount-gallery';
import { inFlow } from '../../media/place-in-flow';
import { createSlideLoader } from './load-slide';
import { openBlock } from './open-block';
import { withLightbox } from './slides-lightbox';

/** Loads the pictures; the room for each is kept since the block was found. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const opened = openBlock(element, scope);
  if (!opened) return undefined;
  const { list, container, slides } = opened.parts;
  const gallery = mountGallery(
    { list, container, slides, design: base, load: createSlideLoader(scope, { place: inFlow }) },
    { design: 'base' },
    scope,
  );
  return withLightbox(gallery, opened, scope);
}
