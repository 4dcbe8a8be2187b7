import type { BlockDefinition } from '../../core/entry/block';

/** Product pages of all versions, product blocks, and products beside them or in lists that have a button of their own. */
export const product: BlockDefinition = {
  name: 'product',
  selector:
    '.product-detail[data-context],.sqs-block-product[data-product],.ProductItem,#pdp,#productDetails:not(.ProductItem *),.add-on-card,.product-block:not([data-product],:has(.product-block,[data-product])):has(.sqs-add-to-cart-button[data-item-id]),:is(.product-list-item[data-product-id],.grid-item[data-item-id]) .sqs-add-to-cart-button-wrapper',
  load: () => import('./product.mount'),
};
