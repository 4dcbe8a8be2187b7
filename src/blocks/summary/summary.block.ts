import type { BlockDefinition } from '../../core/entry/block';

/** Lists of a collection's items: wall, grid, list, carousel. */
export const summary: BlockDefinition = {
  name: 'summary',
  selector: '.sqs-block-summary-v2',
  // CSS places the cells of a grid; a wall must be measured first.
  reveal: { '.summary-block-setting-design-autogrid .summary-item': { classes: { positioned: true } } },
  fallbackStates: {
    '.summary-item': { classes: { positioned: true } },
    '.sqs-gallery-design-carousel .sqs-gallery': { classes: { 'inlay-scroller': true } },
    '.summary-carousel-pager > *': { classes: { 'sqs-hidden': true } },
  },
  pictures: 'own',
  load: () => import('./summary.mount'),
};
