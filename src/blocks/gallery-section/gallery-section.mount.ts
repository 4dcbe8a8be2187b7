import type { Scope } from '../../core/scope';
import { defineUnit, fault } from '../../core/unit';
import { whenPrinted } from '../../dom/printing';
import { whenVisible } from '../../dom/visibility';
import * as masonry from '../../gallery/designs/masonry/masonry.design';
import * as sectionGrid from '../../gallery/designs/section-grid/section-grid.design';
import * as sectionRows from '../../gallery/designs/section-rows/section-rows.design';
import { mountPlacedGallery } from '../../gallery/mount-gallery';
import { createSlideLoader } from '../../gallery/slide-images';
import './gallery-section.css';
import { readSection, type SectionItem } from './section.data';
import { connectLightbox } from './section-lightbox';

/** Writes the states that theme CSS waits for: near the viewport, because themes animate an item then, or before printing. */
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

/** A section that shows all its images at once. */
export const unit = defineUnit({
  read(element, warn) {
    const { controller = '' } = element.dataset;
    const kind = Object.entries(KINDS).find(([name]) => controller.split(/\s+/).includes(name))?.[1];
    if (!kind) return fault(`The gallery section "${controller}" is of an unknown kind.`);
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
