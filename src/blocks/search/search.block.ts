import type { BlockDefinition } from '../../core/entry/block';

/** A search field that leads to the search page, with a preview of what would be found. */
export const search: BlockDefinition = {
  name: 'search',
  selector: '.sqs-search-ui-text-input',
  load: () => import('./search.mount'),
};
