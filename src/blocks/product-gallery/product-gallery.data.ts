import { PRODUCT_SLIDES } from '../../commerce/product/product-slides';
import type { ReadData } from '../../core/data-fault';
import { number, string, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';

/** The input that enlarges a picture in its place. */
export type ZoomTrigger = 'hover' | 'click';

/** A slide on product pages with the layouts half, full and wrap. */
const NEW_LAYOUT_SLIDE = '.pdp-gallery-slides';
const SLIDES = `${PRODUCT_SLIDES},#productSlideshow > :is(.slide,img)`;
const THUMBNAILS =
  '.ProductItem-gallery-thumbnails-item,.product-gallery-thumbnails-item,#productThumbnails > :is(.slide,img)';

/** Prefixes of settings in the site's styles, of current themes and of version 7.0. */
const TWEAKS = ['tweak-product-basic-item', 'tweak-product-item'] as const;
const DEFAULT_FACTOR = 2;
/** A larger one would show a few blurred pixels. */
const MAX_FACTOR = 10;

type PageStyles = Readonly<{ classes: Pick<DOMTokenList, 'contains'>; tweaks: Record<string, unknown> }>;

/** The actions of a click and of a mouse: attributes of current pages, otherwise the site's styles. */
function readActions(element: Element, { classes, tweaks }: PageStyles): Record<'click' | 'hover', string> {
  const holder = element.closest('[data-gallery-click-action],[data-gallery-hover-action]');
  if (holder) {
    return {
      click: holder.getAttribute('data-gallery-click-action') ?? '',
      hover: holder.getAttribute('data-gallery-hover-action') ?? '',
    };
  }
  const [current, old] = TWEAKS;
  const read = (action: string) => {
    const found = ['lightbox', 'zoom', 'none'].find((word) =>
      classes.contains(`${current}-${action}-action-${word}`),
    );
    return found ?? string()(tweaks[`${current}-${action}-action`]).toLowerCase();
  };
  if (!classes.contains(`${old}-image-zoom-enabled`)) return { click: read('click'), hover: read('hover') };
  const isByClick = classes.contains(`${old}-image-zoom-behavior-click`);
  return isByClick ? { click: 'zoom', hover: '' } : { click: read('click'), hover: 'zoom' };
}

function readFactor(element: Element, { tweaks }: PageStyles, warn?: WarnShape): number {
  const [value = DEFAULT_FACTOR] = [
    getComputedStyle(element).getPropertyValue(`--${TWEAKS[0]}-image-zoom-factor`).trim() || undefined,
    ...TWEAKS.map((name) => tweaks[`${name}-image-zoom-factor`]),
  ].filter((found) => found !== undefined);
  const factor = typeof value === 'string' ? Number(value) : value;
  return Math.min(number(DEFAULT_FACTOR)(factor, 'image-zoom-factor', warn), MAX_FACTOR);
}

export type ProductGallery = ReadData<ReturnType<typeof readProductGallery>>;

/** The pictures of a product; undefined if there are none. */
export function readProductGallery(element: HTMLElement, styles: PageStyles, warn?: WarnShape) {
  const slides = findAll(element, SLIDES);
  const list = slides[0]?.parentElement;
  if (!list) return undefined;
  const { click, hover } = readActions(element, styles);
  const zoomFactor = readFactor(element, styles, warn);
  const zooms = new Set<ZoomTrigger>();
  if (zoomFactor > 1 && hover === 'zoom') zooms.add('hover');
  if (zoomFactor > 1 && click === 'zoom') zooms.add('click');
  return {
    /** The parent of the slides, which may also have controls and the list for the lightbox. */
    list,
    slides,
    thumbnails: findAll(element, THUMBNAILS),
    next: findAll(
      element,
      '[data-product-gallery=next],.ProductItem-gallery-next,.product-gallery-next,.pdp-carousel-controls .chevron-next',
    ),
    previous: findAll(
      element,
      '[data-product-gallery=prev],.ProductItem-gallery-prev,.product-gallery-prev,.pdp-carousel-controls .chevron-prev',
    ),
    /** These show the number of the current slide. */
    indicators: findAll(
      element,
      '[data-product-gallery=indicator],.ProductItem-gallery-current-slide-indicator,.product-gallery-current-slide-indicator,.pdp-gallery-slide-indicator',
    ),
    /** Theme CSS hides these until the first picture has loaded. */
    waiting: findAll(element, '.enable-on-first-image-load'),
    /** Theme CSS lays these over the slides. */
    controls: findAll(element, '.pdp-carousel-controls'),
    /** Whether the page has one of the layouts half, full and wrap. */
    hasNewLayout: slides.some((slide) => slide.matches(NEW_LAYOUT_SLIDE)),
    /** Whether theme CSS leaves the slides on top of each other to the script, as in old themes. */
    isClassic: element.id === 'productGallery',
    opensLightbox: click === 'lightbox',
    zooms,
    zoomFactor,
  };
}
