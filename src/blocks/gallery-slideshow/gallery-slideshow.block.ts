import type { BlockDefinition } from '../../core/entry/block';
import { sizeAttributes } from '../../media/image/size-attributes';
import { widestImage } from '../../media/image/widest-image';

/** Gallery blocks that show one slide at a time. */
export const gallerySlideshow: BlockDefinition = {
  name: 'gallery-slideshow',
  selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery-block-slideshow)',
  // The first image gets the size attributes of the widest one, so that the block has its final ratio.
  reveal: {
    '.slide:first-of-type img[data-image-dimensions]': (image) =>
      sizeAttributes(widestImage(image.closest('.sqs-gallery') ?? image) ?? image),
  },
  fallbackStates: { '.sqs-gallery': { classes: { 'inlay-unstacked': true } } },
  pictures: 'own',
  load: () => import('./gallery-slideshow.mount'),
};
