import type { BlockDefinition } from '../../core/entry/block';

/** What buyers say about the product of the page: the list below it, and the stars beside its name. */
export const productReviews: BlockDefinition = {
  name: 'product-reviews',
  selector: '.product-reviews-section,[data-sqsp-section=product-reviews],.product-review-summary',
  load: () => import('./product-reviews.mount'),
};
