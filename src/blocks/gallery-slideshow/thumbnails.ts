import type { BlockScope } from '../../core/entry/block';
import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { build } from '../../dom/build';
import { createSlideLoader } from '../../gallery/block/load-slide';
import type { SlideshowSettings } from '../../gallery/block/slideshow.data';
import * as strip from '../../gallery/designs/strip/strip.design';
import type { Gallery } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { slideElements } from '../../gallery/placing/saved-layout';
import { inFlowPlacement } from '../../media/image/in-flow-placement';

const VIDEO = '.sqs-video-wrapper';
const THUMBNAIL = 'img,.sqs-video-thumbnail';

/** What the picture of a video's overlay says of itself. */
const PICTURE_ATTRIBUTES = [
  'alt',
  'data-src',
  'data-image',
  'data-image-dimensions',
  'data-image-focal-point',
];

/** A small picture of a video: the one of its overlay, in the shape of a film. */
function createVideoThumbnail(slide: HTMLElement): HTMLElement {
  const thumbnail = build('div', { class: 'sqs-video-thumbnail' });
  const shown = slide.querySelector(`${VIDEO} img`);
  if (shown) {
    const said = PICTURE_ATTRIBUTES.flatMap((name) => {
      const value = shown.getAttribute(name);
      return value === null ? [] : [[name, value] as const];
    });
    thumbnail.append(build('img', { alt: '', ...Object.fromEntries(said) }));
  }
  return thumbnail;
}

/**
 * The small pictures of a list, with one for each video where the server has written pictures only: a strip of another
 * number of them would lead to the wrong slides.
 */
function findThumbnails(list: HTMLElement, { slides }: Gallery, owner: LedgerOwner): HTMLElement[] {
  const served = slideElements(list).filter((child) => child.matches(THUMBNAIL));
  // They may be in the wrapper that the page was saved with.
  const around = served[0]?.parentElement ?? list;
  const pictures = slides.filter((slide) => !slide.querySelector(VIDEO));
  if (!served.length || pictures.length === slides.length || served.length !== pictures.length) return served;
  const left = served.values();
  let last: HTMLElement | undefined;
  return slides.map((slide) => {
    const next = slide.querySelector(VIDEO) ? undefined : left.next().value;
    last =
      next ?? owner.insert(createVideoThumbnail(slide), around, last ? last.nextSibling : around.firstChild);
    return last;
  });
}

/** The strip of small pictures below a slideshow: the same index, no keys of its own. Undefined where there is none. */
export function mountThumbnails(
  list: HTMLElement,
  main: Gallery,
  { thumbnails, thumbnailHeight, thumbnailMargin, alignment }: SlideshowSettings,
  scope: BlockScope,
): Pick<Gallery, 'destroy'> | undefined {
  const owner = scope.ledger.owner(scope.block);
  if (!thumbnails) {
    owner.claim(list, { styles: { display: 'none' } });
    return { destroy: () => void owner.release() };
  }
  const slides = findThumbnails(list, main, owner);
  if (!slides.length) return undefined;
  const gallery = mountGallery(
    {
      list,
      container: list,
      slides,
      isControls: true,
      design: strip,
      load: createSlideLoader(scope, { place: inFlowPlacement }),
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
  return {
    destroy() {
      gallery.destroy();
      owner.release();
    },
  };
}
