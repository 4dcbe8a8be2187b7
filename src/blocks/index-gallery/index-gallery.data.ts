import { findAll } from '../../dom/find-all';
import type { GalleryElements } from '../../gallery/model/gallery.types';

interface IndexGalleryData {
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly elements: GalleryElements;
  /** Otherwise it is a grid, which CSS places. */
  readonly isSlideshow: boolean;
  /** As the theme names it. */
  readonly transition: string;
  readonly autoplay: boolean;
  /** Whether the images decide how high it is; otherwise the theme does. */
  readonly isAsImages: boolean;
}

/**
 * Reads a gallery of an index page: its parts from the markup, its settings from the classes that the theme has on
 * `body`. Never throws.
 */
export function readIndexGallery(
  element: Element,
  tweaks: Pick<DOMTokenList, 'contains'> & Iterable<string>,
): IndexGalleryData | { readonly fault: string } {
  const list = element.querySelector<HTMLElement>('.gallery-wrapper');
  if (!list) return { fault: 'The index gallery has no list of slides.' };
  const wordAfter = (start: string) =>
    [...tweaks].find((name) => name.startsWith(start))?.slice(start.length);
  return {
    list,
    slides: findAll(list, '.slide-wrapper'),
    elements: {
      next: findAll(element, '.next-slide'),
      previous: findAll(element, '.previous-slide'),
      controls: findAll(element, '.circles'),
    },
    isSlideshow: !tweaks.contains('design-grid'),
    transition: wordAfter('slideshow-transition-') ?? 'fade',
    autoplay: tweaks.contains('slideshow-autoplay'),
    isAsImages: wordAfter('slideshow-aspect-ratio-') === 'auto',
  };
}
