import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { childElements } from '../../dom/child-elements';
import { createBlockLoader } from '../../gallery/block/block-images';
import type { SlideshowSettings } from '../../gallery/block/slideshow.data';
import type { Gallery } from '../../gallery/model/gallery.types';
import { mountThumbnailStrip } from '../../gallery/thumbnail-strip';
import { copyImage } from '../../media/image/copy-image';
import { inFlowPlacement } from '../../media/image/image-placement';

const VIDEO = '.sqs-video-wrapper';
const THUMBNAIL = 'img,.sqs-video-thumbnail';

function createVideoThumbnail(slide: HTMLElement): HTMLElement {
  const thumbnail = document.createElement('div');
  thumbnail.className = 'sqs-video-thumbnail';
  const shown = slide.querySelector(`${VIDEO} img`);
  if (shown) thumbnail.append(copyImage(shown, ['alt']));
  return thumbnail;
}

/** The server's thumbnails. If it has written them for images only, one is added for each video: otherwise they show the wrong slides. */
function findThumbnails(list: HTMLElement, { slides }: Gallery, owner: LedgerOwner): HTMLElement[] {
  const served = childElements(list).filter((child) => child.matches(THUMBNAIL));
  const images = slides.filter((slide) => !slide.querySelector(VIDEO));
  if (!served.length || images.length === slides.length || served.length !== images.length) return served;
  const remaining = served.values();
  let last: HTMLElement | undefined;
  return slides.map((slide) => {
    const next = slide.querySelector(VIDEO) ? undefined : remaining.next().value;
    last = next ?? owner.insert(createVideoThumbnail(slide), list, last ? last.nextSibling : list.firstChild);
    return last;
  });
}

export type ThumbnailsOf = Readonly<{ main: Gallery; settings: SlideshowSettings }>;

export function mountThumbnails(scope: Scope, list: HTMLElement, { main, settings }: ThumbnailsOf): void {
  const { thumbnailHeight, thumbnailMargin, alignment } = settings;
  const slides = findThumbnails(list, main, scope.owner());
  if (!slides.length) return;
  mountThumbnailStrip(scope, {
    list,
    slides,
    load: createBlockLoader({ placement: inFlowPlacement }),
    main,
    options: { height: thumbnailHeight, margin: thumbnailMargin, alignment },
  });
}
