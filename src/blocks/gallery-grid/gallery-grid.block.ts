import type { BlockDefinition } from '../../core/entry/block';

/** Gallery blocks with the grid design, and blocks of other providers with the same markup. */
export const galleryGrid: BlockDefinition = {
  name: 'gallery-grid',
  selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery-block-grid)',
  // The server's gutter rules depend on classes that only the script adds; added later, they would shift the layout.
  reveal: {
    '.sqs-gallery-block-grid .sqs-gallery': { classes: { 'sqs-gallery-design-grid': true } },
    '.sqs-gallery-block-grid .sqs-gallery > *': { classes: { 'sqs-gallery-design-grid-slide': true } },
  },
  pictures: 'own',
  load: () => import('./gallery-grid.mount'),
};
