import type { BlockDefinition } from '../../core/entry/block';

/** A thread that is kept by Disqus. */
export const disqus: BlockDefinition = {
  name: 'disqus',
  selector: '#disqus_thread',
  load: () => import('./disqus.mount'),
};
