import type { BlockDefinition } from '../../core/entry/block';

/** Product pages of all versions, and product blocks. */
export const product: BlockDefinition = {
  name: 'product',
  selector:
    '.product-detail[data-context],.sqs-block-product[data-product],.ProductItem,#pdp,#productDetails:not(.ProductItem *)',
  load: () => import('./product.mount'),
};
