import type { BlockDefinition } from '../../core/entry/block';

/** How many visitors like an item, and a button for one more. */
export const simpleLike: BlockDefinition = {
  name: 'simple-like',
  selector: '.sqs-simple-like',
  load: () => import('./simple-like.mount'),
};
