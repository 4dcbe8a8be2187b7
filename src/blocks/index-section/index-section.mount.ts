import './index-section.css';
import { defineUnit, fault, type ReadData } from '../../core/unit';
import { number, object, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import * as base from '../../gallery/designs/base/base.design';
import type { GalleryAttributes } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader, fillParent } from '../../gallery/slide-images';
import * as slideshow from './index-section.design';
import { groupItems } from './item-groups';

const DURATION = 'tweak-index-gallery-autoplay-duration';

const tweakValues = object({ [DURATION]: number(2) });

/** The items of a collage are grouped; theme CSS lays out each group by its number of items. */
const LAYOUTS = { packed: 'collage', split: 'collage', slideshow: 'slideshow' } as const;

interface SiteStyles {
  readonly classes: Pick<DOMTokenList, 'contains'>;
  readonly tweaks: unknown;
}

type IndexSection = ReadData<ReturnType<typeof readIndexSection>>;

/** Reads a gallery of an index page: its settings are classes of the body and values of the style editor. */
export function readIndexSection(element: Element, { classes, tweaks }: SiteStyles, warn?: WarnShape) {
  const list = element.querySelector<HTMLElement>('.Index-gallery-wrapper');
  if (!list) return fault('The index gallery has no list of items.');
  const named = Object.entries(LAYOUTS).find(([name]) =>
    classes.contains(`tweak-index-gallery-layout-${name}`),
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
    autoplay: isSlideshow && classes.contains('tweak-index-gallery-autoplay-enable'),
    timeout: tweakValues(tweaks, '', warn)[DURATION] * 1000,
  };
}

const load = createSlideLoader((image, item) => ({ ...fillParent(image, item), mode: 'cover' }));

const attributesOf = ({ layout, elements, autoplay, timeout }: IndexSection): Partial<GalleryAttributes> =>
  layout === 'slideshow'
    ? { design: 'base', elements, autoplay, autoplayOptions: { timeout } }
    : { design: 'base', keyboard: false };

export const unit = defineUnit({
  read: (element, warn, { tweakJSON }) =>
    readIndexSection(element, { classes: document.body.classList, tweaks: tweakJSON }, warn),
  mount(section, scope, element) {
    const { list, items, layout } = section;
    if (layout === 'collage') scope.defer(groupItems(items));
    return mountGallery(
      {
        list,
        slides: items,
        root: element,
        container: element,
        design: layout === 'slideshow' ? slideshow : base,
        load,
      },
      attributesOf(section),
      scope,
    );
  },
});
