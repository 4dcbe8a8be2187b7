import type { BlockDefinition } from '../../core/entry/block';

/** Galleries in index pages of old themes, as a slideshow or a grid. */
export const indexGallery: BlockDefinition = {
  name: 'index-gallery',
  selector: '.index-gallery',
  pictures: 'own',
  load: () => import('./index-gallery.mount'),
};
