import type { BlockDefinition } from '../../core/block';
import { sizeAttributes } from '../../media/size-attributes';

/** Gallery blocks that show one slide at a time. */
export const gallerySlideshow: BlockDefinition = {
  name: 'gallery-slideshow',
  selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery-block-slideshow)',
  // The first picture gives the whole its shape.
  reveal: { '.slide:first-of-type img[data-image-dimensions]': sizeAttributes },
  rescue: { '.sqs-gallery': { classes: { 'inlay-unstacked': true } } },
  load: () => import('./gallery-slideshow.mount'),
};
