import { number, object, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import type { GalleryElements } from '../../gallery/model/gallery.types';

const DURATION = 'tweak-index-gallery-autoplay-duration';

const tweakValues = object({ [DURATION]: number(2) });

export interface IndexSection {
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly elements: GalleryElements;
  /** A collage is told in groups, each with the number of its items; the theme's CSS knows what to do with each number. */
  readonly layout: 'collage' | 'grid' | 'slideshow';
  readonly autoplay: boolean;
  /** Milliseconds that a slide stands. */
  readonly timeout: number;
}

const LAYOUTS = { packed: 'collage', split: 'collage', slideshow: 'slideshow' } as const;

/**
 * Reads a gallery of an index page: its parts from the markup, its settings from the classes of `body`, and what is no
 * class from the values of the site's style editor. Never throws; without items there is nothing to do, which is no fault.
 */
export function readIndexSection(
  element: Element,
  tweaks: Pick<DOMTokenList, 'contains'>,
  values: unknown,
  warn?: WarnShape,
): IndexSection | { readonly fault: string } {
  const list = element.querySelector<HTMLElement>('.Index-gallery-wrapper');
  if (!list) return { fault: 'The index gallery has no list of items.' };
  const named = Object.entries(LAYOUTS).find(([name]) =>
    tweaks.contains(`tweak-index-gallery-layout-${name}`),
  );
  const layout = named?.[1] ?? 'grid';
  const isSlideshow = layout === 'slideshow';
  return {
    list,
    items: findAll(list, '.Index-gallery-item'),
    elements: {
      next: findAll(list, '.Index-gallery-control--right'),
      previous: findAll(list, '.Index-gallery-control--left'),
      controls: findAll(list, '.Index-gallery-indicators'),
    },
    layout,
    autoplay: isSlideshow && tweaks.contains('tweak-index-gallery-autoplay-enable'),
    timeout: tweakValues(values, '', warn)[DURATION] * 1000,
  };
}
