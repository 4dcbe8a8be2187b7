import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { createSlideLoader } from '../../gallery/block/load-slide';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { withLightbox } from '../../gallery/block/slides-lightbox';
import * as carousel from '../../gallery/designs/carousel/carousel.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { readLayout } from './layout.data';
import { placeByRatio } from './place-by-ratio';
import './gallery-layout.css';

/** Lets groups of pictures go by sideways; the arrows stop at the ends. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const opened = readGalleryBlock(element, scope, 'carousel', readLayout);
  if (!opened) return undefined;
  const { slidesPerRow, aspectRatio, imageRatio, crop } = opened.settings;
  const { list, container, slides, elements } = opened.parts;
  const gallery = mountGallery(
    {
      list,
      container,
      slides,
      root: element.querySelector<HTMLElement>(':scope > .sqs-block-content') ?? element,
      design: carousel,
      load: createSlideLoader(scope, placeByRatio(imageRatio, crop)),
    },
    {
      design: 'carousel',
      loop: false,
      designOptions: { slidesPerRow, aspectRatio },
      elements,
      // Several pictures are in sight at once: each is due when it comes near the window.
      lazyLoad: false,
    },
    scope,
  );
  return withLightbox(gallery, opened, scope);
}
