import { tellStories } from './support/story';

tellStories('product', {
  'adds a variant to the cart': {
    page: 'shop/product',
    steps: ['press .sqs-add-to-cart-button', 'choose Large in select'],
  },
});
