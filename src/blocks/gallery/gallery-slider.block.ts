import type { BlockDefinition } from '../../core/block';

/** Gallery blocks whose pictures stand side by side in a strip. */
export const gallerySlider: BlockDefinition = {
  name: 'gallery-slider',
  selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery-block-slider)',
  load: () => import('./gallery-slider.mount'),
};
