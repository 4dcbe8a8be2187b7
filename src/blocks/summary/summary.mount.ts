import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { textOf } from '../../dom/text-of';
import * as autocolumns from '../../gallery/designs/autocolumns/autocolumns.design';
import * as autogrid from '../../gallery/designs/autogrid/autogrid.design';
import * as base from '../../gallery/designs/base/base.design';
import * as carousel from '../../gallery/designs/carousel/carousel.design';
import * as list from '../../gallery/designs/list/list.design';
import type { GalleryAttributes } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { readSummary, type SummaryData } from './summary.data';
import { loadImages } from './summary-images';
import { connectLightbox } from './summary-lightbox';
import { readRendering, type SummaryRendering } from './summary-rendering.data';
import './summary.css';

const DESIGNS = { autocolumns, autogrid, list, base, carousel };

function attributesOf(data: SummaryData): Partial<GalleryAttributes> {
  const { design = 'base', columnWidth, gutter, slidesPerRow, listImageSize, next, previous } = data;
  const isCarousel = design === 'carousel';
  return {
    design,
    loop: false,
    videoLoaderOptions: { mode: data.ratio && design !== 'autocolumns' ? null : 'none' },
    ...(isCarousel && { elements: { next, previous } }),
    // The gutter of the settings is the grid's, in px; a carousel has its own.
    designOptions: isCarousel ? { slidesPerRow } : { columnWidth, gutter, slidesPerRow, listImageSize },
  };
}

/** Places the items, loads their images and videos, and opens the lightbox where the settings say so. */
function mountItems(data: SummaryData, scope: Scope, element: HTMLElement) {
  loadImages(data, scope);
  const gallery = mountGallery(
    {
      list: data.list,
      container: data.list,
      root: element,
      slides: data.items,
      design: DESIGNS[data.design ?? 'base'],
      label: textOf(element, '.summary-heading'),
    },
    attributesOf(data),
    scope,
  );
  const states = scope.owner();
  for (const item of data.items) states.claim(item, { classes: { positioned: true } });
  connectLightbox(data, scope);
  return gallery;
}

/** Gets the items that the server has left out. */
async function requestItems(rendering: SummaryRendering, scope: Scope, element: HTMLElement) {
  const { renderSummary } = await scope.load('render-summary', () => import('./render-summary'));
  await renderSummary(rendering, scope, (part) => {
    const data = readSummary(element, scope.warnShape);
    if ('fault' in data) scope.warn('read', data.fault);
    else mountItems(data, part, element);
    return !('fault' in data);
  });
}

/** Brings a summary to life. */
export const unit = defineUnit({
  read: (element, warn) => readRendering(element) ?? readSummary(element, warn),
  mount(data, scope, element) {
    if ('list' in data) return mountItems(data, scope, element);
    scope.guard(requestItems)(data, scope, element);
    return undefined;
  },
});
