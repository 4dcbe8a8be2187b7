import type { BlockDefinition } from '../../core/entry/block';

/** Blog lists whose posts a theme stacks in columns by script. */
export const blogMasonry: BlockDefinition = {
  name: 'blog-masonry',
  selector: '.blog-masonry:has(.entry)',
  load: () => import('./blog-masonry.mount'),
};
