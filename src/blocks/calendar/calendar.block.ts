import type { BlockDefinition } from '../../core/entry/block';

/** A month of a collection's events. The server sends the block empty. */
export const calendar: BlockDefinition = {
  name: 'calendar',
  selector: '.sqs-block-calendar',
  load: () => import('./calendar.mount'),
};
