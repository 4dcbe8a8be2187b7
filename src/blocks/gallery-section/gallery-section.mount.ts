import type { DataFault } from '../../core/data-fault';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { whenPrinted } from '../../dom/printing';
import { whenVisible } from '../../dom/visibility';
import * as masonry from '../../gallery/designs/masonry/masonry.design';
import * as sectionGrid from '../../gallery/designs/section-grid/section-grid.design';
import * as sectionRows from '../../gallery/designs/section-rows/section-rows.design';
import { mountPlacedGallery } from '../../gallery/mount-gallery';
import { createSlideLoader } from '../../gallery/slide-images';
import { readSection, type SectionData, type SectionItem } from './section.data';
import { connectLightbox } from './section-lightbox';
import './gallery-section.css';

/**
 * Writes the states that theme CSS hides items until. Each item gets them as it comes near the viewport, because themes
 * animate it then; before printing all items get them.
 */
function revealItems(items: readonly SectionItem[], scope: Scope): void {
  const owner = scope.owner();
  const reveal = ({ figure }: SectionItem) =>
    owner.claim(figure, { attributes: { 'data-loaded': 'true', 'data-show': 'true' } });
  for (const item of items) scope.defer(whenVisible(item.figure, () => reveal(item)));
  scope.defer(whenPrinted(() => items.forEach(reveal)));
}

/** Kinds by the name of their controller, with the public name of their design. */
const KINDS = {
  GalleryMasonry: { name: 'masonry', design: masonry },
  GalleryStrips: { name: 'strips', design: sectionRows },
  GalleryGrid: { name: 'cells', design: sectionGrid },
};

type Kind = (typeof KINDS)[keyof typeof KINDS];

interface PlacedSection extends SectionData {
  readonly kind: Kind;
}

function findKind({ dataset }: HTMLElement): Kind | undefined {
  const names = (dataset.controller ?? '').split(/\s+/);
  return Object.entries(KINDS).find(([name]) => names.includes(name))?.[1];
}

/** Brings a section to life that shows all its images at once: masonry, strips, grid. One of unknown kind stays as the server sent it, revealed. */
export const unit = defineUnit({
  read(element, warn): PlacedSection | DataFault {
    const kind = findKind(element);
    if (!kind) return { fault: `The gallery section "${element.dataset.controller}" is of an unknown kind.` };
    const section = readSection(element, warn);
    return 'fault' in section ? section : { ...section, kind };
  },
  mount({ list, items, columns, gutter, rowHeight, isFullBleed, kind }, scope, element) {
    const gallery = mountPlacedGallery(
      { list, slides: items.map(({ figure }) => figure), design: kind.design },
      { design: kind.name, designOptions: { columns, gutter, rowHeight, hasEdges: isFullBleed } },
      scope,
    );
    for (const { image, box } of items)
      if (image)
        createSlideLoader(
          () => ({ mode: 'cover' }),
          () => [image],
        )(box, scope);
    revealItems(items, scope);
    connectLightbox(element, scope);
    return gallery;
  },
});
