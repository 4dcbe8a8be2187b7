import { inSlices } from '../../core/in-slices';
import type { Scope } from '../../core/scope';
import { fault, type ReadData } from '../../core/unit';
import { readDataProps } from '../../data/data-props';
import { number, object, string, type WarnShape } from '../../data/shape';
import { whenPrinted } from '../../dom/printing';
import { whenVisible } from '../../dom/visibility';
import { watchWidth } from '../../gallery/behaviour/watch-width';
import type { NamedDesign } from '../../gallery/designs/find-design';
import type { PlacingHost, PlacingModule } from '../../gallery/model/design.types';
import type { Gallery, GalleryAttributes } from '../../gallery/model/gallery.types';
import { GALLERY_DEFAULTS } from '../../gallery/model/gallery-attributes';
import { createGalleryModel } from '../../gallery/model/gallery-model';
import { createSlideLoader } from '../../gallery/slide-images';
import { connectLightbox } from './section-lightbox';

const shape = object({ numColumns: number(), gutter: number(), rowHeight: number(), width: string() });

const DEFAULT_COLUMNS = 3;
const DEFAULT_GUTTER = 10;
const DEFAULT_ROW_HEIGHT = 200;

/** The JSON of `data-props`; if it is missing or broken, other attributes have the same settings. */
function readProps(element: HTMLElement, warn: WarnShape) {
  const { dataset } = element;
  const props = readDataProps(element, shape, warn);
  return {
    ...props,
    numColumns: props.numColumns ?? (Number(dataset.columns) || DEFAULT_COLUMNS),
    gutter: props.gutter ?? (dataset.gutter ? Number(dataset.gutter) || 0 : DEFAULT_GUTTER),
    width: props.width || dataset.width,
  };
}

type SectionItem = ReturnType<typeof readItem>;

/** The image fills the box; the caption is outside. */
const readItem = (figure: HTMLElement) => ({
  figure,
  box: figure.querySelector<HTMLElement>('[class*=-item-wrapper]') ?? figure,
});

/** @param kind undefined where nobody knows its controller */
export function readSection(element: HTMLElement, warn: WarnShape, kind: NamedDesign | undefined) {
  if (!kind) return fault(`The gallery section "${element.dataset.controller ?? ''}" is of an unknown kind.`);
  const list = element.querySelector<HTMLElement>(':scope > [class*=-wrapper]');
  if (!list) return fault('The gallery section has no list of items.');
  const { numColumns, gutter, rowHeight, width } = readProps(element, warn);
  return {
    list,
    items: [...list.querySelectorAll<HTMLElement>(':scope > figure')].map(readItem),
    columns: Math.max(Math.round(numColumns), 1),
    // In px for rows, in twentieths of a per cent for the others.
    gutter: Math.max(gutter, 0),
    rowHeight: rowHeight && rowHeight > 0 ? rowHeight : DEFAULT_ROW_HEIGHT,
    isFullBleed: width === 'full-bleed',
    kind,
  };
}

const load = createSlideLoader(() => ({ mode: 'cover' }));

/** Loads the images, and writes the states that theme CSS waits for: near the viewport, because themes animate an item then, or before printing. */
function showItems(items: readonly SectionItem[], scope: Scope): void {
  const owner = scope.owner();
  const reveal = ({ figure }: SectionItem) =>
    owner.claim(figure, { attributes: { 'data-loaded': 'true', 'data-show': 'true' } });
  inSlices(items, scope, (some) => {
    for (const item of some) {
      load(item.box, scope);
      scope.defer(whenVisible(item.figure, () => reveal(item)));
    }
  });
  scope.defer(whenPrinted(() => items.forEach(reveal)));
}

/** A gallery that shows all its slides at once: no current slide, no slide states, so a thousand slides cost little. */
export function mountPlacedGallery(
  { list, slides, design }: Pick<PlacingHost, 'list' | 'slides'> & { readonly design: PlacingModule },
  given: Pick<GalleryAttributes, 'design' | 'designOptions'>,
  scope: Scope,
): Gallery {
  const life = scope.part();
  const gallery = createGalleryModel({
    attributes: { ...GALLERY_DEFAULTS, keyboard: false, ...given },
    slides,
    design: () => placed,
    isStill: () => true,
    onError: (error) => life.warn('handler', error),
    destroy: life.end,
  });
  const options = given.designOptions;
  const placed = design.create({ list, container: list, slides, options, scope: life, owner: life.owner() });
  const laidOutAt = list.clientWidth;
  placed.refresh();
  watchWidth({ gallery, container: list, scope: life }, design, laidOutAt);
  life.defer(gallery.destroy);
  return gallery;
}

export function mountSection(
  { list, items, columns, gutter, rowHeight, isFullBleed, kind }: ReadData<ReturnType<typeof readSection>>,
  scope: Scope,
  element: HTMLElement,
): Gallery {
  const gallery = mountPlacedGallery(
    { list, slides: items.map(({ figure }) => figure), design: kind.design },
    {
      design: kind.name,
      designOptions: { ...kind.options, columns, gutter, rowHeight, hasEdges: isFullBleed },
    },
    scope,
  );
  showItems(items, scope);
  connectLightbox(element, scope);
  return gallery;
}

export const controllersOf = (element: HTMLElement) => element.dataset.controller?.split(/\s+/) ?? [];
