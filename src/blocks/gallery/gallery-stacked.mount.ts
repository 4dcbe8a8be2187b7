import type { BlockScope, MountedBlock } from '../../core/block';
import * as base from '../../gallery/designs/base';
import { mountGallery } from '../../gallery/mount-gallery';
import { readDimensions } from '../../media/dimensions';
import { createSlideLoader } from './load-slide';
import { openBlock } from './open-block';

/** Loads the pictures and keeps the room for each before it has come. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const opened = openBlock(element, scope);
  if (!opened) return undefined;
  const { list, container, slides } = opened.parts;
  const owner = scope.ledger.owner(scope.block);
  for (const slide of slides) {
    const image =
      slide instanceof HTMLImageElement
        ? slide
        : slide.querySelector<HTMLElement>('img[data-image-dimensions]');
    const size = readDimensions(image?.dataset.imageDimensions);
    if (image && size) owner.claim(image, { styles: { 'aspect-ratio': `${size.width} / ${size.height}` } });
  }
  const gallery = mountGallery(
    { list, container, slides, design: base, load: createSlideLoader(scope, { place: 'keep' }) },
    { design: 'base' },
    scope,
  );
  return {
    store: gallery,
    destroy() {
      gallery.destroy();
      owner.release();
    },
  };
}
