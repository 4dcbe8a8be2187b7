import type { GalleryElements } from '../../gallery/gallery.types';

export interface IndexGalleryData {
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly elements: GalleryElements;
  /** Else a grid, which CSS places. */
  readonly isSlideshow: boolean;
  /** As the theme names it. */
  readonly transition: string;
  readonly autoplay: boolean;
  /** Whether the pictures say how high it is; else the theme does. */
  readonly isAsPictures: boolean;
}

const all = (element: Element, selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];

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
    slides: all(list, '.slide-wrapper'),
    elements: {
      next: all(element, '.next-slide'),
      previous: all(element, '.previous-slide'),
      controls: all(element, '.circles'),
    },
    isSlideshow: !tweaks.contains('design-grid'),
    transition: wordAfter('slideshow-transition-') ?? 'fade',
    autoplay: tweaks.contains('slideshow-autoplay'),
    isAsPictures: wordAfter('slideshow-aspect-ratio-') === 'auto',
  };
}
