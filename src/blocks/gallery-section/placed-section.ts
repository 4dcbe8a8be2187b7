import type { DataFault } from '../../core/data-fault';
import type { Scope } from '../../core/scope';
import type { WarnShape } from '../../data/shape';
import * as masonry from '../../gallery/designs/masonry/masonry.design';
import * as sectionGrid from '../../gallery/designs/section-grid/section-grid.design';
import * as sectionRows from '../../gallery/designs/section-rows/section-rows.design';
import type { Gallery } from '../../gallery/model/gallery.types';
import { createSlideLoader } from '../../gallery/slide-images';
import { mountPlacedGallery } from './placed-gallery';
import { revealItems } from './reveal-items';
import { readSection, type SectionData } from './section.data';

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

export function read(element: HTMLElement, warn: WarnShape): PlacedSection | DataFault {
  const section = readSection(element, warn);
  const kind = findKind(element);
  if ('fault' in section) return section;
  return kind ? { ...section, kind } : { fault: 'The gallery section is of an unknown kind.' };
}

/** Mounts a gallery section that shows all its images at once: masonry, rows, grid. */
export function mount(section: PlacedSection, scope: Scope): Gallery {
  const { list, items, columns, gutter, rowHeight, isFullBleed, kind } = section;
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
  return gallery;
}
