import type { BlockDefinition } from '../../core/entry/block';

/** Gallery blocks and the blocks of other providers that carry the same markup; so far those of the grid design. */
export const galleryGrid: BlockDefinition = {
  name: 'gallery-grid',
  selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery-block-grid)',
  // The server's own gutter rules hang on classes that only the script adds: without them the layout would jump later.
  reveal: {
    '.sqs-gallery-block-grid .sqs-gallery': { classes: { 'sqs-gallery-design-grid': true } },
    '.sqs-gallery-block-grid .sqs-gallery > *': { classes: { 'sqs-gallery-design-grid-slide': true } },
  },
  pictures: 'own',
  load: () => import('./gallery-grid.mount'),
};
