import type { BlockDefinition } from '../../core/entry/block';
import { now } from '../../core/entry/schedule';
import { sizeAttributes } from '../../media/image/size-attributes';

/** Image blocks of every generation and design. */
export const image: BlockDefinition = {
  name: 'image',
  selector: '.sqs-block-image',
  reveal: {
    // Theme CSS keeps cards and posters invisible until their text has its size.
    '.image-block-outer-wrapper': { classes: { 'sqs-text-ready': true } },
    // Cards have no box around their image to reserve its room.
    '.image-block-v2 img:not([src])': sizeAttributes,
  },
  // At once: often the largest element in view, and its room must be reserved before the visitor gets there.
  when: now,
  pictures: 'own',
  load: () => import('./image.mount'),
};
