import type { BlockDefinition } from '../../core/entry/block';

/** A button that leads to the page where visitors donate. */
export const donation: BlockDefinition = {
  name: 'donation',
  selector: '.sqs-block-donation',
  load: () => import('./donation.mount'),
};
