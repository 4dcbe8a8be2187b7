import type { BlockDefinition } from '../../core/entry/block';

/** The page that a buyer's mail leads to: a form to review what they have bought. */
export const reviewRequest: BlockDefinition = {
  name: 'review-request',
  selector: '#sqs-reviews-request-page-root',
  load: () => import('./review-request.mount'),
};
