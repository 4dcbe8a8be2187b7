import type { BlockDefinition } from '../../core/entry/block';

/** Bar, line and pie charts. */
export const chart: BlockDefinition = {
  name: 'chart',
  selector: '.sqs-block-chart',
  // The server's canvas stays empty without the drawing, and takes as much room.
  fallbackStates: { '.chart-block-body': { attributes: { hidden: '' } } },
  load: () => import('./chart.mount'),
};
