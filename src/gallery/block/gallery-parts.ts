import { findAll } from '../../dom/find-all';
import type { GalleryElements } from '../model/gallery.types';
import { slideElements } from '../placing/saved-layout';

/** The server's nodes of a gallery block. */
export interface BlockParts {
  readonly list: HTMLElement;
  readonly container: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** Outside the container. */
  readonly thumbnails: HTMLElement | undefined;
  readonly elements: GalleryElements;
  readonly controls: HTMLElement | undefined;
}

/** Slides of all designs, old and new: wrapped in an element, in a link, or a bare image. */
const SLIDE = '.slide,.image-wrapper,img,:has(img,.sqs-video-wrapper)';

const find = (element: Element, selector: string) =>
  element.querySelector<HTMLElement>(selector) ?? undefined;

/** Finds the parts of a block; undefined when it has no list of slides. */
export function findParts(element: HTMLElement): BlockParts | undefined {
  const container = find(element, '.sqs-gallery-container');
  const list = container && find(container, '.sqs-gallery');
  if (!container || !list) return undefined;
  return {
    list,
    container,
    slides: slideElements(list).filter((child) => child.matches(SLIDE)),
    thumbnails: find(element, '.sqs-gallery-thumbnails'),
    elements: {
      next: findAll(element, '.sqs-gallery-controls .next'),
      previous: findAll(element, '.sqs-gallery-controls .previous'),
    },
    controls: find(element, '.sqs-gallery-controls'),
  };
}
