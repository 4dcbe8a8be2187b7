import './index-section.css';
import type { Scope } from '../../core/scope';
import { defineUnit, fault, type ReadData } from '../../core/unit';
import { number, object, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { moveNodes, type NodeMove } from '../../dom/move-nodes';
import * as base from '../../gallery/designs/base/base.design';
import type { GalleryAttributes } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader, fillParent } from '../../gallery/slide-images';
import { isPlaced } from '../../media/image/image-placement';
import * as slideshow from './index-section.design';
import { openVideos } from './section-videos';

/** Theme CSS lays out at most this many items of a collage together. */
const MAX = 9;
/** With fewer items, the last of several groups would not end with a straight edge. */
const MIN_LAST = 3;

/**
 * The number of items in each group of a collage: nine, and the rest in the last one, which has three at least.
 * @example groupSizes(20); // [9, 8, 3]
 */
export function groupSizes(count: number): number[] {
  const sizes: number[] = [];
  for (let left = count; left > 0; left -= MAX) sizes.push(Math.min(left, MAX));
  const lack = MIN_LAST - (sizes.at(-1) ?? MIN_LAST);
  if (sizes.length < 2 || lack <= 0) return sizes;
  return [...sizes.slice(0, -2), MAX - lack, MIN_LAST];
}

function createBox(className: string): HTMLElement {
  const box = document.createElement('div');
  box.className = className;
  return box;
}

/** Puts the items of a collage into the groups that theme CSS expects, unless they are grouped already. */
export function groupItems(scope: Scope, items: readonly HTMLElement[]): void {
  const parent = items[0]?.parentElement;
  if (!parent || parent.dataset.indexGalleryImages) return;
  const groups = scope.owner().insert(createBox('Index-gallery-items'), parent);
  const moves: NodeMove[] = [];
  for (const size of groupSizes(items.length)) {
    const group = createBox('Index-gallery-inner clear');
    group.dataset.indexGalleryImages = String(size);
    groups.append(group);
    for (const item of items.slice(moves.length, moves.length + size)) moves.push([item, group]);
  }
  moveNodes(scope, moves);
}

const DURATION = 'tweak-index-gallery-autoplay-duration';
const tweakValues = object({ [DURATION]: number(2) });

/** The items of a collage are grouped; theme CSS lays out each group by its number of items. */
const LAYOUTS = { packed: 'collage', split: 'collage', slideshow: 'slideshow' } as const;

type SiteStyles = Readonly<{ classes: Pick<DOMTokenList, 'contains'>; tweaks: unknown }>;

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

const load = createSlideLoader((image, item) => ({
  ...fillParent(image, item),
  mode: 'cover',
  // Themes leave the shape of those, too, to the script.
  placesServed: !isPlaced(image),
}));

const attributesOf = ({ layout, elements, autoplay, timeout }: IndexSection): Partial<GalleryAttributes> =>
  layout === 'slideshow'
    ? { design: 'base', elements, autoplay, autoplayOptions: { timeout } }
    : { design: 'base', keyboard: false };

export const unit = defineUnit({
  read: (element, warn, { tweakJSON }) =>
    readIndexSection(element, { classes: document.body.classList, tweaks: tweakJSON }, warn),
  mount(section, scope, element) {
    const { list, items, layout } = section;
    if (layout === 'collage') groupItems(scope, items);
    openVideos(items, scope);
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
