import type { BlockDefinition } from '../../core/block';

/** Image blocks of every generation and design. */
export const image: BlockDefinition = {
  name: 'image',
  selector: '.sqs-block-image',
  // Theme CSS keeps cards and posters invisible until their text has its size.
  reveal: { '.image-block-outer-wrapper': { classes: { 'sqs-text-ready': true } } },
  // At once: often the largest thing that is seen, and its place must stand before the visitor gets there.
  when: 'now',
  load: () => import('./image.mount'),
};
