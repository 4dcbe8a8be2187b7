import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { chooseBlock } from '../../gallery/block/choose-block';
import { createSlideLoader } from '../../gallery/block/load-slide';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import { withLightbox } from '../../gallery/block/slides-lightbox';
import { readSlideshow } from '../../gallery/block/slideshow.data';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { isTransition } from '../../gallery/transitions/find-transition';
import { fitMetaOverlays } from './meta-overlay';
import { mountThumbnails } from './thumbnails';
import '../../gallery/block/slideshow.css';

export const choose = chooseBlock('gallery-slideshow');

/** Lays the slides on top of each other and leads from one to the next. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const opened = readGalleryBlock(element, scope, 'slideshow', readSlideshow);
  if (!opened) return undefined;
  const { settings, parts } = opened;
  const { list, container, slides, elements, thumbnails } = parts;
  const gallery = mountGallery(
    {
      list,
      container,
      slides,
      root: element.querySelector<HTMLElement>(':scope > .sqs-block-content') ?? element,
      design: stacked,
      load: createSlideLoader(scope, { crop: settings.crop }),
    },
    {
      design: 'stacked',
      designOptions: {
        transition: isTransition(settings.transition) ? settings.transition : 'fade',
        aspectRatio: settings.aspectRatio ?? 0,
      },
      autoplay: settings.autoplay,
      autoplayOptions: { timeout: settings.timeout },
      elements,
    },
    scope,
  );
  const releaseOverlays = fitMetaOverlays(gallery, list, scope);
  const shown = withLightbox(gallery, opened, scope);
  const strip = thumbnails && mountThumbnails(thumbnails, gallery, settings, scope);
  return {
    store: gallery,
    destroy() {
      strip?.destroy();
      releaseOverlays();
      shown.destroy();
    },
  };
}
