import type { Claims } from '../../core/ledger/ledger.types';
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
import { createSlideLoader } from '../../gallery/slide-images';
import { imageOpener } from '../../lightbox/openers/image-opener';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';
import { imageRatio } from '../../media/image/image-ratio';
import { loadInPlaceBatched } from '../../media/image/load-in-place';
import './summary.css';
import { readSummary, type SummaryData } from './summary.data';
import { readRendering, type SummaryRendering } from './summary-rendering.data';

const boxOf = (ratio: number): Claims => ({
  styles: { position: 'relative', height: '0px', overflow: 'hidden', 'padding-bottom': `${100 / ratio}%` },
});

function loadImages({ items, design, ratio, mode, notice }: SummaryData, scope: Scope): void {
  const owner = scope.owner();
  // On a wall every image keeps its own ratio.
  const commonRatio = design === 'autocolumns' ? undefined : ratio;
  for (const item of items) {
    const video = item.querySelector<HTMLElement>('.sqs-video-wrapper');
    if (video) {
      // In a box of the common ratio, CSS lets the player fill it.
      if (commonRatio) owner.claim(video, boxOf(commonRatio));
      continue;
    }
    const image = item.querySelector<HTMLImageElement>('.summary-thumbnail-image, .img-wrapper img');
    const box = image?.closest<HTMLElement>('.img-wrapper');
    if (!image || !box) continue;
    if (notice) {
      const onFault = (message: string) => scope.warn('handler', message);
      scope.defer(loadInPlaceBatched(image, { owner, onFault }));
      continue;
    }
    owner.claim(box, boxOf(commonRatio ?? imageRatio(image) ?? 1));
    createSlideLoader(
      () => ({ mode }),
      () => [image],
    )(box, scope);
  }
}

/** Images open the lightbox if the settings say so; videos play in place. */
function connectLightbox({ items, hasLightbox, theme }: SummaryData, scope: Scope): void {
  const openers = items.flatMap((item) => {
    const link = item.querySelector<HTMLElement>('.js-gallery-lightbox-opener, .summary-thumbnail-container');
    const image = link?.querySelector('img');
    if (!hasLightbox || !link || !image || link.querySelector('.sqs-video-wrapper')) return [];
    const { title = '', description = '' } = link.dataset;
    return imageOpener(link, image, { meta: { title, description } }) ?? [];
  });
  openOnClick(openers, scope, { theme });
}

const DESIGNS = { autocolumns, autogrid, list, base, carousel };

function attributesOf(data: SummaryData): Partial<GalleryAttributes> {
  const { design = 'base', columnWidth, gutter, slidesPerRow, listImageSize, next, previous } = data;
  const isCarousel = design === 'carousel';
  return {
    design,
    loop: false,
    videoLoaderOptions: { mode: data.ratio && design !== 'autocolumns' ? null : 'none' },
    ...(isCarousel && { elements: { next, previous } }),
    // The gutter of the settings is that of the grid, in px; a carousel has its own.
    designOptions: isCarousel ? { slidesPerRow } : { columnWidth, gutter, slidesPerRow, listImageSize },
  };
}

function mountItems(data: SummaryData, scope: Scope, element: HTMLElement) {
  if (data.notice) scope.warn('read', data.notice);
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

async function requestItems(rendering: SummaryRendering, scope: Scope, element: HTMLElement) {
  const { renderSummary } = await scope.load('render-summary', () => import('./render-summary'));
  await renderSummary(rendering, scope, (part) => {
    const data = readSummary(element, scope.warnShape);
    if ('fault' in data) scope.warn('read', data.fault);
    else mountItems(data, part, element);
    return !('fault' in data);
  });
}

export const unit = defineUnit({
  read: (element, warn) => readRendering(element) ?? readSummary(element, warn),
  mount(data, scope, element) {
    if ('list' in data) return mountItems(data, scope, element);
    scope.guard(requestItems)(data, scope, element);
    return undefined;
  },
});
