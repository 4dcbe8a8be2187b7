import { childElements } from '../../dom/child-elements';
import { findAll } from '../../dom/find-all';

/** A section with a current slide. */
export interface SlideSection {
  /** `gallery-reel`, `gallery-slideshow` or `gallery-fullscreen-slideshow`: the prefix of all class names. */
  readonly name: string;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly next: readonly HTMLElement[];
  readonly previous: readonly HTMLElement[];
  /** Groups of thumbnails and of bullets. */
  readonly controls: readonly HTMLElement[];
}

/** Reads such a section from its markup. Never throws. A section without slides is a fault. */
export function readSlideSection(
  element: HTMLElement,
  names: readonly string[],
): SlideSection | { readonly fault: string } {
  const name = names.find((known) => element.classList.contains(known));
  const list = name && element.querySelector<HTMLElement>(`.${name}-list`);
  if (!list) return { fault: 'The gallery has no list of slides.' };
  const slides = childElements(list).filter((child) => child.matches(`.${name}-item`));
  if (!slides.length) return { fault: 'The gallery has no slides.' };
  return {
    name,
    list,
    slides,
    next: findAll(element, `.${name}-controls [data-next]`),
    previous: findAll(element, `.${name}-controls [data-previous]`),
    controls: findAll(element, `.${name}-thumbnails-scroll,.${name}-bullet-nav`),
  };
}
