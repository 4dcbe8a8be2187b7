import type { Scope } from '../../core/scope';
import { textOf } from '../../dom/text-of';
import type { LightboxTheme } from '../lightbox.types';
import { imageOpener, leadsToImage } from './image-opener';
import { type LightboxOpener, openOnClick } from './lightbox-openers';

/** Links and videos have their own click handling. */
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

/** Lets clicks on slides enlarge their images. Slides with a link or a video keep their own click. */
export function connectSlides(slides: readonly HTMLElement[], scope: Scope, theme?: LightboxTheme): void {
  const openers = slides.flatMap((slide) => {
    const opener = findOpener(slide);
    if (!opener) return [];
    // Themes lay colours and texts over the image.
    scope.listen(slide, 'click', (event) => {
      const { target } = event;
      if (event.defaultPrevented || (target instanceof Node && opener.element.contains(target))) return;
      if (target instanceof Element && target.closest(OWN_CLICK)) return;
      event.preventDefault();
      opener.element.click();
    });
    return [opener];
  });
  openOnClick(openers, scope, theme && { theme });
}
