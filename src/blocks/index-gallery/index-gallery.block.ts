import type { BlockDefinition } from '../../core/entry/block';

/** Galleries that old themes set into their index pages, as a slideshow or a grid. */
export const indexGallery: BlockDefinition = {
  name: 'index-gallery',
  selector: '.index-gallery',
  pictures: 'own',
  load: () => import('./index-gallery.mount'),
};
