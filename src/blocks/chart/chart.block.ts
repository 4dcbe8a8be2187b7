import type { BlockDefinition } from '../../core/entry/block';

/** Bar, line and pie charts. */
export const chart: BlockDefinition = {
  name: 'chart',
  selector: '.sqs-block-chart',
  load: () => import('./chart.mount'),
};
