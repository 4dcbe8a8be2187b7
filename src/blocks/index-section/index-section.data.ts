import { number, object, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import type { GalleryElements } from '../../gallery/model/gallery.types';

const DURATION = 'tweak-index-gallery-autoplay-duration';

const tweakValues = object({ [DURATION]: number(2) });

export interface IndexSection {
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly elements: GalleryElements;
  /** The items of a collage are grouped; theme CSS lays out each group by its number of items. */
  readonly layout: 'collage' | 'grid' | 'slideshow';
  readonly autoplay: boolean;
  /** Milliseconds that a slide is shown. */
  readonly timeout: number;
}

const LAYOUTS = { packed: 'collage', split: 'collage', slideshow: 'slideshow' } as const;

/**
 * Reads a gallery of an index page: its parts from the markup, its settings from the classes of `body` and from the values
 * of the site's style editor. Never throws. A gallery without items is not a fault.
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
