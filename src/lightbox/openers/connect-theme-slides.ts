import type { Scope } from '../../core/scope';
import { textOf } from '../../dom/text-of';
import type { LightboxTheme } from '../lightbox.types';
import { imageOpener } from './image-opener';
import { openOnClick } from './lightbox-openers';

/** Lets clicks on slides of old themes enlarge their images. Slides with a link keep it. */
export function connectThemeSlides(
  slides: readonly HTMLElement[],
  scope: Scope,
  theme?: LightboxTheme,
): void {
  const openers = slides.flatMap((slide) => {
    const image = slide.querySelector('img');
    if (!image || slide.querySelector('a[href]')) return [];
    const meta = { title: textOf(slide, '.title'), description: textOf(slide, '.description') };
    return imageOpener(slide, image, { meta, id: slide.dataset.slideUrl }) ?? [];
  });
  openOnClick(openers, scope, theme && { theme });
}
