import type { BlockDefinition } from '../../core/entry/block';

/** Lists of a collection's items: wall, grid, list, carousel. */
export const summary: BlockDefinition = {
  name: 'summary',
  selector: '.sqs-block-summary-v2',
  // CSS has the cells of a grid in their places already; a wall has to be measured first.
  reveal: { '.summary-block-setting-design-autogrid .summary-item': { classes: { positioned: true } } },
  fallbackStates: {
    '.summary-item': { classes: { positioned: true } },
    '.sqs-gallery-design-carousel .sqs-gallery': { classes: { 'inlay-scroller': true } },
    '.summary-carousel-pager > *': { classes: { 'sqs-hidden': true } },
  },
  pictures: 'own',
  load: () => import('./summary.mount'),
};
