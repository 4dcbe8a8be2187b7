import { fault } from '../../core/unit';
import { childElements } from '../../dom/child-elements';
import { findAll } from '../../dom/find-all';

/** Reads a section with a current slide, whose class names begin with one of `names`. */
export function readSlideSection(element: HTMLElement, names: readonly string[]) {
  const name = names.find((known) => element.classList.contains(known));
  const list = name && element.querySelector<HTMLElement>(`.${name}-list`);
  if (!list) return fault('The gallery has no list of slides.');
  const slides = childElements(list).filter((child) => child.matches(`.${name}-item`));
  if (!slides.length) return fault('The gallery has no slides.');
  return {
    list,
    slides,
    next: findAll(element, `.${name}-controls [data-next]`),
    previous: findAll(element, `.${name}-controls [data-previous]`),
    controls: findAll(element, `.${name}-thumbnails-scroll,.${name}-bullet-nav`),
  };
}
