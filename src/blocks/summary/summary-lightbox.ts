import type { Scope } from '../../core/scope';
import { imageOpener } from '../../lightbox/openers/image-opener';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';
import type { SummaryData } from './summary.data';

/** Lets the images of a summary open the lightbox if its settings say so. Videos play in place. */
export function connectLightbox({ items, hasLightbox, theme }: SummaryData, scope: Scope): void {
  const openers = items.flatMap((item) => {
    const link = item.querySelector<HTMLElement>('.js-gallery-lightbox-opener, .summary-thumbnail-container');
    const image = link?.querySelector('img');
    if (!hasLightbox || !link || !image || link.querySelector('.sqs-video-wrapper')) return [];
    const { title = '', description = '' } = link.dataset;
    const opener = imageOpener(link, image, { meta: { title, description } });
    return opener ? [opener] : [];
  });
  openOnClick(openers, scope, { theme });
}
