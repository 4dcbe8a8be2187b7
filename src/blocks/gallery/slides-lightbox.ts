import type { BlockScope, MountedBlock } from '../../core/block';
import { textOf } from '../../dom/text-of';
import type { Gallery } from '../../gallery/gallery.types';
import { openOnClick } from '../../lightbox/lightbox-openers';
import { pictureOpener } from '../../lightbox/picture-opener';
import type { OpenedBlock } from './open-block';

/** Whose click is already somebody's: links of a slide or to somewhere, videos. */
const OWN_CLICK = 'a[href],.sqs-video-wrapper,.sqs-native-video';

/**
 * Lets the pictures of slides enlarge themselves where the block's settings say so: a click on a slide is then no step to
 * the next one. Slides that lead somewhere or hold a video keep their clicks. Returns the undo.
 */
function connectSlides({ settings, parts }: OpenedBlock, scope: BlockScope): () => void {
  if (!settings.lightbox) return () => {};
  const owner = scope.ledger.owner(scope.block);
  const openers = parts.slides.flatMap((slide) => {
    const image = slide instanceof HTMLImageElement ? slide : slide.querySelector('img');
    if (!image || slide.dataset.clickThroughUrl || slide.closest('a') || slide.querySelector(OWN_CLICK))
      return [];
    const opener = pictureOpener(image, image, {
      meta: { title: textOf(slide, '.meta-title'), description: textOf(slide, '.meta-description') },
      id: slide.dataset.slideUrl || slide.dataset.slideId,
    });
    if (!opener) return [];
    // Themes lay colours and texts over the picture.
    owner.listen(slide, 'click', (event) => {
      if (event.defaultPrevented || event.target === image) return;
      event.preventDefault();
      image.click();
    });
    return [opener];
  });
  const close = openOnClick(openers, scope, { theme: settings.lightboxTheme });
  return () => {
    close();
    owner.release();
  };
}

/** A block's gallery, with the lightbox of its slides: both end together. */
export function withLightbox(
  gallery: Gallery,
  opened: OpenedBlock,
  scope: BlockScope,
): Required<MountedBlock> {
  const disconnect = connectSlides(opened, scope);
  return {
    store: gallery,
    destroy() {
      disconnect();
      gallery.destroy();
    },
  };
}
