import type { Scope } from '../../core/scope';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';
import type { GridSettings } from './gallery-grid.data';
import type { GallerySlide } from './grid-slides';

/** Lets slides with an opener open the block's lightbox. */
export function connectLightbox(slides: readonly GallerySlide[], settings: GridSettings, scope: Scope): void {
  const openers = slides.flatMap(({ slide, opener, images, source, alt, title, description, ...rest }) => {
    const id = slide.dataset.slideUrl || slide.dataset.slideId;
    return opener
      ? [
          {
            element: opener,
            thumbnail: images[0],
            theme: rest.theme === 'light' ? ('light' as const) : undefined,
            item: {
              content: { type: 'image' as const, src: source, alt, ...rest.dimensions },
              meta: { title, description },
              id,
            },
          },
        ]
      : [];
  });
  openOnClick(openers, scope, { theme: settings.lightboxTheme });
}
