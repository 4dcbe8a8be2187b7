import type { BlockDefinition } from '../../core/entry/block';

/** Galleries in index pages of themes with controllers: collages, grids and slideshows. */
export const indexSection: BlockDefinition = {
  name: 'index-section',
  selector: '.Index-gallery',
  reveal: {
    // An empty one stays hidden.
    ':scope': (section) =>
      section.querySelector('.Index-gallery-item') ? { classes: { loaded: true } } : {},
    '.Index-gallery-item:first-of-type': { classes: { active: true } },
  },
  pictures: 'own',
  load: () => import('./index-section.mount'),
};
