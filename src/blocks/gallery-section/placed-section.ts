import type { BlockScope, MountedBlock } from '../../core/entry/block';
import * as masonry from '../../gallery/designs/masonry/masonry.design';
import * as cells from '../../gallery/designs/section-grid/section-grid.design';
import * as strips from '../../gallery/designs/section-rows/section-rows.design';
import { loadImage } from '../../media/image/load-image';
import { mountPlacedGallery } from './placed-gallery';
import { revealItems } from './reveal-items';
import { readSection } from './section.data';

const KINDS = { GalleryMasonry: 'masonry', GalleryStrips: 'strips', GalleryGrid: 'cells' } as const;
const DESIGNS = { masonry, strips, cells };

const kindOf = ({ dataset }: HTMLElement) => {
  const names = (dataset.controller ?? '').split(/\s+/);
  return Object.entries(KINDS).find(([name]) => names.includes(name))?.[1];
};

/** Brings a gallery section to life whose pictures all stand in the page: masonry, strips, grid. */
export function mountSection(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const section = readSection(element, (path, wanted) => {
    scope.warn('read', `Gallery section: ${path} is no ${wanted}; the default is used.`);
  });
  const design = kindOf(element);
  if ('fault' in section || !design) {
    scope.fail('read', 'fault' in section ? section.fault : 'The gallery section is of no known kind.');
    return undefined;
  }
  const { list, items, columns, gutter, rowHeight, isFullBleed } = section;
  const gallery = mountPlacedGallery(
    { list, slides: items.map(({ figure }) => figure), design: DESIGNS[design] },
    { design, designOptions: { columns, gutter, rowHeight, hasEdges: isFullBleed } },
    scope,
  );
  const cancels = items.map(({ image, box }) =>
    image
      ? loadImage(image, {
          owner: scope.owner,
          box,
          mode: 'cover',
          onFault: (message) => scope.warn('handler', message),
        })
      : () => {},
  );
  const stopShowing = revealItems(items, scope);
  return {
    store: gallery,
    destroy() {
      stopShowing();
      for (const cancel of cancels) cancel();
      gallery.destroy();
    },
  };
}
