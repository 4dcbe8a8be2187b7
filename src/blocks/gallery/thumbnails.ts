import type { BlockScope } from '../../core/block';
import * as strip from '../../gallery/designs/strip';
import type { Gallery } from '../../gallery/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { inFlow } from '../../media/place-in-flow';
import { createSlideLoader } from './load-slide';
import type { ShowSettings } from './show.data';

/** The strip of small pictures below a slideshow: the same index, no keys of its own. */
export function mountThumbnails(
  list: HTMLElement,
  main: Gallery,
  { thumbnailHeight, thumbnailMargin, alignment }: ShowSettings,
  scope: BlockScope,
): Gallery | undefined {
  const slides = [...list.querySelectorAll<HTMLElement>(':scope > :is(img,.sqs-video-thumbnail)')];
  if (!slides.length) return undefined;
  return mountGallery(
    {
      list,
      container: list,
      slides,
      isControls: true,
      design: strip,
      load: createSlideLoader(scope, { place: inFlow }),
    },
    {
      design: 'strip',
      designOptions: {
        height: thumbnailHeight,
        margin: thumbnailMargin,
        alignment,
        activeClick: 'nothing',
        // As many as fit, on either side.
        preloadCount: Math.ceil((list.clientWidth || innerWidth) / thumbnailHeight),
      },
      currentIndex: main.get().currentIndex,
      keyboard: false,
      loop: main.attributes.loop,
      linkedGalleries: [main],
    },
    scope,
  );
}
