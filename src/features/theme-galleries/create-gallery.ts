import { checkArgs } from '../../core/calls/check-args';
import {
  aFlag,
  aList,
  aNumber,
  anElement,
  anObject,
  anything,
  aText,
  each,
  elements,
  findElements,
  options,
  required,
} from '../../core/calls/kinds';
import type { Inspection } from '../../core/entry/inspection';
import type { FactoryScope } from '../../core/entry/site-services';
import type { Scope } from '../../core/scope';
import { flag, object } from '../../data/shape';
import { loadDesign } from '../../gallery/designs/load-design';
import type { DesignModule } from '../../gallery/model/design.types';
import type { DesignChoice } from '../../gallery/model/design-options';
import type { Gallery, GalleryAttributes, GalleryElements } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { connectSlides } from '../../lightbox/openers/connect-slides';
import { inFlowPlacement, overlayPlacement } from '../../media/image/image-placement';

/** An element, several, or a selector that finds them. */
export type Elements = string | Element | Iterable<Element> | null | undefined;

/** Theme code's settings besides the design; those left out have their defaults. */
export interface GallerySettings
  extends Partial<Omit<GalleryAttributes, 'design' | 'designOptions' | 'elements'>> {
  /** Controls and counters, as elements or selectors. */
  readonly elements?: Readonly<Partial<Record<keyof GalleryElements, Elements>>>;
  /** Holds the list and limits its width; default: the list's parent, where that is a `div` or a `figure`. */
  readonly container?: HTMLElement | string;
  /** The name that a screen reader gives it; default: "Gallery". */
  readonly label?: string;
}

/** The attributes of a gallery as theme code gives them. */
export type GalleryRequest = GallerySettings & DesignChoice;

declare module '../../core/entry/factories' {
  interface InlayFactories {
    /**
     * Makes the children of an element the slides of a gallery. Rejects for an element that is not in the page, and for
     * an unknown design or transition; an option that there is not, or that does not fit, is reported and left out.
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

/** Checks whether clicks enlarge images. A request for it is reported where the design has no lightbox. */
function hasLightbox(
  { design, designOptions }: GalleryAttributes,
  { opensLightbox = false }: DesignModule,
  scope: Scope,
): boolean {
  const isWanted = object({ lightbox: flag(opensLightbox) })(designOptions).lightbox;
  if (isWanted && !opensLightbox)
    scope.warn(
      'read',
      `The lightbox is not available in this tier: the design ${design} has none. Use one that has, such as grid.`,
    );
  return isWanted && opensLightbox;
}

const findAll = (given: Elements): HTMLElement[] =>
  findElements(given).filter((element) => element instanceof HTMLElement);

/** The options of all designs: those that a design does not have mean nothing to it. */
const designOptions = options(
  each(
    `transition speed autoHeight aspectRatio clickBehavior preloadCount direction boundaries snapPoints alignment activeClick
     vSize height margin columnWidth gutter behavior rowHeight lastRow lightbox slidesPerRow columns hasEdges perRow padding listImageSize`,
    anything,
  ),
);

export const check = checkArgs('gallery', {
  element: { ...required(elements), error: 'No root node' },
  attributes: options({
    design: aText,
    designOptions: { ...designOptions, isOpen: true },
    elements: options(each('next previous currentIndex totalSlides controls', elements)),
    autoplay: aFlag,
    autoplayOptions: options({
      randomize: aFlag,
      timeout: aNumber,
      interval: aNumber,
      pauseOnMouseover: aList,
    }),
    currentIndex: aNumber,
    ...each('loop lazyLoad keyboard', aFlag),
    keys: options(each('previous next', anything)),
    historyHash: aFlag,
    linkedGalleries: aList,
    ...each('loaderOptions videoLoaderOptions', anObject),
    ...each('useBgImage refreshOnResize refreshOnOrientationChange', aFlag),
    container: anElement,
    label: aText,
  }),
});

export async function create(
  scope: FactoryScope,
  element: Element | string,
  { container, label, elements: controls = {}, ...attributes }: GalleryRequest = {},
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
      container: findAll(container)[0] ?? (parent?.matches(PLAIN) ? parent : list),
      load: createThemeLoader(attributes, design === 'stacked' ? overlayPlacement : inFlowPlacement),
    },
    {
      ...attributes,
      design,
      designOptions: { ...attributes.designOptions },
      elements: Object.fromEntries(Object.entries(controls).map(([name, found]) => [name, findAll(found)])),
    },
    own,
  );
  gallery.on('destroy', scope.end);
  const row: Inspection = {
    block: 'gallery',
    element: list,
    state: 'mounted',
    store: gallery,
    mountedAt: performance.now(),
  };
  scope.inspected.push(row);
  scope.defer(() => scope.inspected.splice(scope.inspected.indexOf(row), 1));
  if (hasLightbox(gallery.attributes, module, own)) connectSlides(gallery.slides, own);
  return gallery;
}
