import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { textOf } from '../../dom/text-of';
import * as autocolumns from '../../gallery/designs/autocolumns/autocolumns.design';
import * as autogrid from '../../gallery/designs/autogrid/autogrid.design';
import * as base from '../../gallery/designs/base/base.design';
import * as carousel from '../../gallery/designs/carousel/carousel.design';
import * as list from '../../gallery/designs/list/list.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { readSummary } from './summary.data';
import { loadImages } from './summary-images';
import { connectLightbox } from './summary-lightbox';
import './summary.css';

const DESIGNS = { autocolumns, autogrid, list, base, carousel };

/** Brings a summary to life: places its items, loads its pictures and videos. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const data = readSummary(element, (path, wanted) => {
    scope.warn('read', `Summary block data: ${path} is no ${wanted}; the default is used.`);
  });
  if ('fault' in data) {
    scope.fail('read', data.fault);
    return undefined;
  }
  const { items, columnWidth, gutter, slidesPerRow, listImageSize, next, previous } = data;
  const design = data.design ?? 'base';
  const endPictures = loadImages(data, scope);
  const gallery = mountGallery(
    {
      list: data.list,
      container: data.list,
      root: element,
      slides: items,
      design: DESIGNS[design],
      label: textOf(element, '.summary-heading'),
    },
    {
      design,
      loop: false,
      videoLoaderOptions: { mode: data.ratio && design !== 'autocolumns' ? null : 'none' },
      ...(design === 'carousel' && { elements: { next, previous } }),
      // The gutter of the settings is the grid's, in px; a carousel has its own.
      designOptions:
        design === 'carousel' ? { slidesPerRow } : { columnWidth, gutter, slidesPerRow, listImageSize },
    },
    scope,
  );
  const positions = scope.ledger.owner(scope.block);
  for (const item of items) positions.claim(item, { classes: { positioned: true } });
  const closeLightbox = connectLightbox(data, scope);
  return {
    store: gallery,
    destroy() {
      closeLightbox();
      endPictures();
      positions.release();
      gallery.destroy();
    },
  };
}
