import { tellStories } from './support/story';

tellStories('product-reviews', {
  'lists the reviews of a product, and more of them': {
    page: 'reviews',
    at: '[data-sqsp-section=product-reviews],.product-reviews-section',
    steps: ['press "Show more reviews"'],
  },
});
