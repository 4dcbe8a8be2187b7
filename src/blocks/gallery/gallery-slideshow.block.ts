import type { BlockDefinition } from '../../core/block';

/** Gallery blocks that show one slide at a time. */
export const gallerySlideshow: BlockDefinition = {
  name: 'gallery-slideshow',
  selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery-block-slideshow)',
  rescue: { '.sqs-gallery': { classes: { 'inlay-unstacked': true } } },
  load: () => import('./gallery-slideshow.mount'),
};
