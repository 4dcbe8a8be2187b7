import { tellStories } from './support/story';

const FORM = '.ProductItem-details-checkout,.product-details,.ProductItem-details';

tellStories('product', {
  'asks for a variant before it is added to the cart': {
    page: 'shop/product',
    at: FORM,
    steps: ['press .sqs-add-to-cart-button', 'choose Large in select'],
  },
  'adds the chosen variant': {
    page: 'shop/product',
    at: FORM,
    steps: ['choose Small in select', 'choose Natural in select @2', 'press .sqs-add-to-cart-button'],
  },
});
