import { tellStories } from './support/story';

tellStories('cart-page', {
  'shows an empty cart': { page: 'shop/cart', steps: [] },
  'changes, removes and restores an item': {
    page: 'shop/cart',
    at: '.sqs-cart-root,.plain-button',
    steps: [
      [
        'the theme puts a basket into the cart',
        (inlay) =>
          inlay.emit('cart:add', {
            itemId: '65d0000000000000000000a1',
            sku: 'SQ1000001',
            quantity: 2,
          } as never),
      ],
      'wait 1000',
    ],
  },
});
