import { tellStories } from './support/story';

tellStories('quick-view', {
  'opens a product in a dialog': {
    page: 'shop/index',
    at: '.sqs-product-quick-view-button-wrapper',
    steps: ['press .sqs-product-quick-view-button', 'key Escape'],
  },
});
