import type { BlockScope } from '../../core/entry/block';
import type { Claims } from '../../core/ledger/ledger.types';
import { imageRatio } from '../../media/image/image-ratio';
import { loadImage } from '../../media/image/load-image';
import type { SummaryData } from './summary.data';

const boxOf = (ratio: number): Claims => ({
  styles: { position: 'relative', height: '0px', overflow: 'hidden', 'padding-bottom': `${100 / ratio}%` },
});

/** Gives each picture and each video a box of the right ratio before it is asked for, and loads the pictures. Returns the end. */
export function loadImages({ items, design, ratio, mode }: SummaryData, scope: BlockScope): () => void {
  const { owner } = scope;
  const warn = (message: string) => scope.warn('handler', message);
  const ends = items.flatMap((item) => {
    const wrapper = item.querySelector<HTMLElement>('.sqs-video-wrapper');
    if (wrapper) {
      // In a box of the block's ratio CSS lets the player fill it.
      if (ratio && design !== 'autocolumns') owner.claim(wrapper, boxOf(ratio));
      return [];
    }
    const image = item.querySelector<HTMLImageElement>('.summary-thumbnail-image, .img-wrapper img');
    const box = image?.closest<HTMLElement>('.img-wrapper');
    if (!image || !box) return [];
    // On a wall every picture has its own ratio.
    const shown = (design === 'autocolumns' ? undefined : ratio) ?? imageRatio(image) ?? 1;
    owner.claim(box, boxOf(shown));
    return [loadImage(image, { owner, box, mode, onFault: warn })];
  });
  return () => {
    for (const end of ends) end();
  };
}
