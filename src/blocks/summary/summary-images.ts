import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { createSlideLoader } from '../../gallery/slide-images';
import { imageRatio } from '../../media/image/image-ratio';
import type { SummaryData } from './summary.data';

const boxOf = (ratio: number): Claims => ({
  styles: { position: 'relative', height: '0px', overflow: 'hidden', 'padding-bottom': `${100 / ratio}%` },
});

/** Gives each image and each video a box of the right ratio, and loads the images. */
export function loadImages({ items, design, ratio, mode }: SummaryData, scope: Scope): void {
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
    owner.claim(box, boxOf(commonRatio ?? imageRatio(image) ?? 1));
    const load = createSlideLoader(
      () => ({ mode }),
      () => [image],
    );
    load(box, scope);
  }
}
