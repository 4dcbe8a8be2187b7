import { textOf } from '../../dom/text-of';
import type { LightboxTheme } from '../lightbox.types';
import { imageOpener } from './image-opener';
import { leadsToImage } from './leads-to-image';
import { type LightboxOpener, type OpenerScope, openOnClick } from './lightbox-openers';

/** Whose click is already somebody's: links to somewhere, videos. */
const OWN_CLICK = 'a[href],.sqs-video-wrapper,.sqs-native-video';

function findOpener(slide: HTMLElement): LightboxOpener | undefined {
  const image = slide instanceof HTMLImageElement ? slide : slide.querySelector('img');
  if (!image || slide.dataset.clickThroughUrl) return undefined;
  const link = slide.closest('a') ?? slide.querySelector('a');
  const isOwn = link && leadsToImage(link, [image.dataset.src ?? '', image.dataset.image ?? '']);
  if (!isOwn && (slide.closest('a[href]') || slide.querySelector(OWN_CLICK))) return undefined;
  return imageOpener(isOwn ? link : image, image, {
    meta: { title: textOf(slide, '.meta-title'), description: textOf(slide, '.meta-description') },
    id: slide.dataset.slideUrl || slide.dataset.slideId,
  });
}

/**
 * Lets the pictures of slides enlarge themselves: a click on a slide is then no step to the next one. Slides that lead
 * somewhere or hold a video keep their clicks. Returns the undo.
 */
export function connectSlides(
  slides: readonly HTMLElement[],
  scope: OpenerScope,
  theme?: LightboxTheme,
): () => void {
  const owner = scope.ledger.owner(scope.block);
  const openers = slides.flatMap((slide) => {
    const opener = findOpener(slide);
    if (!opener) return [];
    // Themes lay colours and texts over the picture.
    owner.listen(slide, 'click', (event) => {
      const { target } = event;
      if (event.defaultPrevented || (target instanceof Node && opener.element.contains(target))) return;
      if (target instanceof Element && target.closest(OWN_CLICK)) return;
      event.preventDefault();
      opener.element.click();
    });
    return [opener];
  });
  const close = openOnClick(openers, scope, theme && { theme });
  return () => {
    close();
    owner.release();
  };
}
