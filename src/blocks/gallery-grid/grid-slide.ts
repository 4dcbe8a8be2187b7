import { leadsToImage } from '../../lightbox/openers/image-opener';

/** A click that does something else opens no lightbox. */
function findOpener(cell: HTMLElement, sources: readonly string[], hasLightbox: boolean) {
  if (cell instanceof HTMLAnchorElement && cell.hasAttribute('href'))
    return leadsToImage(cell, sources) ? cell : undefined;
  return hasLightbox && !cell.querySelector('a[href]') ? cell : undefined;
}

export type GridSlide = NonNullable<ReturnType<typeof readSlide>>;

/** One slide of a grid; undefined for a slide with nothing to show. */
export function readSlide(slide: HTMLElement, hasLightbox: boolean) {
  const cell = slide.querySelector<HTMLElement>('.image-slide-anchor, .content-wrapper') ?? slide;
  const images = [...cell.querySelectorAll('img')];
  const image = images[0];
  const video = slide.querySelector<HTMLElement>('.sqs-video-wrapper') ?? undefined;
  if (!image && !video) return undefined;
  const source = image?.dataset.src || image?.dataset.image || image?.getAttribute('src') || '';
  const isVideo = video || slide.dataset.type === 'video';
  const sources = [source, image?.dataset.image ?? ''];
  return {
    slide,
    cell,
    images,
    video,
    // A click on a video plays it.
    opener: isVideo || !source ? undefined : findOpener(cell, sources, hasLightbox),
    alt: image?.alt ?? '',
    title: cell.dataset.title ?? '',
  };
}
