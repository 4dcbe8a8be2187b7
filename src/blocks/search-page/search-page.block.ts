import type { BlockDefinition } from '../../core/entry/block';

/** The results of a search on a page of their own. */
export const searchPage: BlockDefinition = {
  name: 'search-page',
  selector: '.sqs-search-page',
  load: () => import('./search-page.mount'),
};
