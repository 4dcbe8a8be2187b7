import type { BlockDefinition } from '../../core/entry/block';
import { idle } from '../../core/entry/schedule';

/** What narrows or sorts a list of products: the server draws the list anew at another address. */
export const productFilters: BlockDefinition = {
  name: 'product-filters',
  selector: '.product-list-filters,.product-list-category-select-container,.ProductList-filter',
  when: idle,
  load: () => import('./product-filters.mount'),
};
