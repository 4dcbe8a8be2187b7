import type { BlockDefinition } from '../../core/entry/block';

/** The newer gallery sections: masonry, strips, grid, reel, slideshows. */
export const gallerySection: BlockDefinition = {
  name: 'gallery-section',
  selector: '[data-controller^=Gallery]',
  // CSS has placed a grid's cells already, and themes do not animate them.
  reveal: {
    '[data-animation=site-default] .gallery-grid-item': { attributes: { 'data-show': 'true' } },
    '.gallery-reel-item-src': { attributes: { 'data-visible': 'true' } },
    '[class$=slideshow-item]:first-child': { attributes: { 'data-active': 'true', 'data-in': 'true' } },
  },
  fallbackStates: { figure: { attributes: { 'data-show': 'true' } } },
  pictures: 'own',
  load: () => import('./gallery-section.mount'),
};
