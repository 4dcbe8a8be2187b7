import type { BlockDefinition } from '../../core/entry/block';

/** Products in lists and among related products, of all versions. */
export const productListItem: BlockDefinition = {
  name: 'product-list-item',
  selector:
    ':is(.products,.product-list,.related-products,.ProductItem-relatedProducts) :is(.grid-item,.product-list-item),.ProductList-item',
  // Themes keep items invisible until a script has shown them.
  fallbackStates: { ':scope': { classes: { 'is-loaded': true } } },
  load: () => import('./product-list-item.mount'),
};
