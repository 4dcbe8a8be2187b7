import { tellStories } from './support/story';

tellStories('product-filters', {
  'opens the drawer of filters, and narrows the list': {
    page: 'shop/list',
    at: '.product-list-filters-drawer-open-button-container,.product-list-nav-and-filters',
    size: [500, 800],
    steps: [
      'press "Filters"',
      'choose Cheapest first in [name=sort]',
      'press .product-list-filter-button',
      'key Escape',
    ],
  },
});
