import type { BlockDefinition } from '../../core/entry/block';
import { sizeAttributes } from '../../media/image/size-attributes';

/** Gallery blocks with images below each other, and those with an unknown design. */
export const galleryStacked: BlockDefinition = {
  name: 'gallery-stacked',
  selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery)',
  reveal: { '.sqs-gallery img[data-image-dimensions]': sizeAttributes },
  pictures: 'own',
  load: () => import('./gallery-stacked.mount'),
};
