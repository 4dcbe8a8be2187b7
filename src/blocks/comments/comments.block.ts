import type { BlockDefinition } from '../../core/entry/block';

/** What visitors say about an item. */
export const comments: BlockDefinition = {
  name: 'comments',
  selector: '.squarespace-comments:not(#disqus_thread)',
  load: () => import('./comments.mount'),
};
