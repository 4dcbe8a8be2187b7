// @chunk unlisted

import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { chooseBlock } from '../../gallery/block/choose-block';
import { createSlideLoader } from '../../gallery/block/load-slide';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { withLightbox } from '../../gallery/block/slides-lightbox';
import { readSlideshow, stripRatio } from '../../gallery/block/slideshow.data';
import * as strip from '../../gallery/designs/strip/strip.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { inFlowPlacement } from '../../media/image/in-flow-placement';
import '../../gallery/block/slideshow.css';

export const choose = chooseBlock('gallery-slider');

/** Puts the pictures side by side in a strip. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const opened = readGalleryBlock(element, scope, 'slider', readSlideshow);
  if (!opened) return undefined;
  const { settings, parts } = opened;
  const { list, container, slides, elements } = parts;
  const gallery = mountGallery(
    {
      list,
      container,
      slides,
      root: element.querySelector<HTMLElement>(':scope > .sqs-block-content') ?? element,
      design: strip,
      load: createSlideLoader(scope, { place: inFlowPlacement }),
    },
    {
      design: 'strip',
      designOptions: {
        alignment: settings.alignment,
        aspectRatio: stripRatio(element, settings),
        vSize: settings.vSize,
      },
      elements,
      // Several pictures are in sight at once: each is due when it comes near the window.
      lazyLoad: false,
    },
    scope,
  );
  return withLightbox(gallery, opened, scope);
}
