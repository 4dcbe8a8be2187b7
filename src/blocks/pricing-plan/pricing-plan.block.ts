import type { BlockDefinition } from '../../core/entry/block';

/** Plans whose price is for one of two periods: a block, or the page in front of protected content. */
export const pricingPlan: BlockDefinition = {
  name: 'pricing-plan',
  selector: '.sqs-block-pricing-plan,#sqs-paywall-page-root',
  load: () => import('./pricing-plan.mount'),
};
