import { fault } from '../../core/unit';
import { findAll } from '../../dom/find-all';

/** Reads a gallery of an index page. `tweaks`: the classes of the body, which are its settings. */
export function readIndexGallery(
  element: Element,
  tweaks: Pick<DOMTokenList, 'contains'> & Iterable<string>,
) {
  const list = element.querySelector<HTMLElement>('.gallery-wrapper');
  if (!list) return fault('The index gallery has no list of slides.');
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
    // Otherwise it is a grid, which CSS places.
    isSlideshow: !tweaks.contains('design-grid'),
    transition: wordAfter('slideshow-transition-') ?? 'fade',
    autoplay: tweaks.contains('slideshow-autoplay'),
    // Otherwise the theme sets the height.
    autoHeight: wordAfter('slideshow-aspect-ratio-') === 'auto',
  };
}
