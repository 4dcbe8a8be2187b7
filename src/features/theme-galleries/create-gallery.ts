// @chunk unlisted

import type { FactoryScope } from '../../core/entry/feature';
import type { Scope } from '../../core/scope';
import { flag, object } from '../../data/shape';
import { loadDesign } from '../../gallery/designs/load-design';
import type { Gallery, GalleryAttributes, GalleryElements } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { connectSlides } from '../../lightbox/openers/connect-slides';
import { overlayPlacement } from '../../media/image/image-placement';
import { inFlowPlacement } from '../../media/image/in-flow-placement';

/** An element, several, or a selector that finds them. */
type Elements = string | Element | Iterable<Element> | null | undefined;

/** The attributes of a gallery as theme code gives them; what is left out has its default. */
export interface GalleryRequest extends Partial<Omit<GalleryAttributes, 'design' | 'elements'>> {
  readonly design?: string;
  readonly elements?: Readonly<Partial<Record<keyof GalleryElements, Elements>>>;
  /** Holds the list and limits its width; default: the list's parent, where that is a `div` or a `figure`. */
  readonly container?: HTMLElement;
  /** What a screen reader calls it; default: "Gallery". */
  readonly label?: string;
}

declare module '../../core/entry/factories' {
  interface InlayFactories {
    /**
     * Makes the children of an element the slides of a gallery. Rejects for an element that is not in the page, and for
     * an unknown design or transition.
     * @example
     * const gallery = await Inlay.gallery(document.querySelector('.slides'), {
     *   design: 'stacked',
     *   designOptions: { transition: 'swipe' },
     *   elements: { next: '.next', previous: '.previous' },
     * });
     * gallery.on('change', ({ currentIndex }) => console.log(currentIndex));
     */
    gallery(element: Element | string, attributes?: GalleryRequest): Promise<Gallery>;
  }
}

const PLAIN = 'div:not([role]),figure:not([role])';

/** Designs that show all images small: a click enlarges one, unless their option `lightbox` is false. */
const WITH_LIGHTBOX: readonly string[] = ['grid', 'autorows'];

/** Whether clicks enlarge images. A request for it is reported where the design has no lightbox. */
function hasLightbox({ design, designOptions }: GalleryAttributes, scope: Scope): boolean {
  const isPossible = WITH_LIGHTBOX.includes(design);
  const isWanted = object({ lightbox: flag(isPossible) })(designOptions).lightbox;
  if (isWanted && !isPossible)
    scope.warn(
      'read',
      `The lightbox is not available in this tier: the design ${design} has none. Use ${WITH_LIGHTBOX.join(' or ')}.`,
    );
  return isWanted && isPossible;
}

function findAll(elements: Elements): HTMLElement[] {
  const found =
    typeof elements === 'string'
      ? document.querySelectorAll(elements)
      : elements instanceof Element
        ? [elements]
        : (elements ?? []);
  return [...found].filter((element) => element instanceof HTMLElement);
}

export async function create(
  scope: FactoryScope,
  element: Element | string,
  { container, label, elements = {}, ...attributes }: GalleryRequest = {},
): Promise<Gallery> {
  const [list] = findAll(element);
  if (!list?.isConnected)
    throw new TypeError('No root node: a gallery needs an element that is in the page.');
  const design = attributes.design ?? 'base';
  const module = await loadDesign(design, scope.load);
  const own = scope.part({ element: list });
  const parent = list.parentElement;
  const gallery = mountGallery(
    {
      list,
      design: module,
      label,
      container: container ?? (parent?.matches(PLAIN) ? parent : list),
      load: createThemeLoader(attributes, design === 'stacked' ? overlayPlacement : inFlowPlacement),
    },
    {
      ...attributes,
      design,
      elements: Object.fromEntries(Object.entries(elements).map(([name, found]) => [name, findAll(found)])),
    },
    own,
  );
  gallery.on('destroy', scope.end);
  if (hasLightbox(gallery.attributes, own)) own.defer(connectSlides(gallery.slides, own));
  return gallery;
}
