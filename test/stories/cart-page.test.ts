import type { InlayApi } from '../../src/core/entry/inlay-api';
import { tellStories } from './support/story';

const BASKET = {
  productId: '65d0000000000000000000a1',
  sku: 'SQ1000001',
  quantity: 2,
  productName: 'Willow basket',
};
const BOOK = { productId: '65d0000000000000000000a3', quantity: 1, productName: 'The kitchen garden year' };
const WITH = { page: 'shop/cart', with: ['cart-requests'] } as const;
const addBasket = ['the theme adds a basket', (inlay: InlayApi) => inlay.emit('cart:add', BASKET)] as const;
const addBook = ['the theme adds a book', (inlay: InlayApi) => inlay.emit('cart:add', BOOK)] as const;

tellStories('cart-page', {
  'shows an empty cart, and a row for what is added': { ...WITH, steps: [addBasket] },
  'changes the quantity of an item': {
    ...WITH,
    given: [addBasket],
    steps: [
      'press [aria-label^="One more"]',
      'type 2 into [data-entry] input',
      'key Enter',
      'type x into [data-entry] input',
      'key Enter',
      'wait 1500',
    ],
  },
  'asks before the last of an item goes': {
    ...WITH,
    given: [addBook],
    steps: ['press [aria-label^="One fewer"]', 'key Escape'],
  },
  'removes an item, and puts it back': {
    ...WITH,
    given: [addBasket],
    steps: ['press .cart-row-remove', 'press button[aria-label^="Undo"]'],
  },
  'leads to the checkout only with enough in the cart': {
    ...WITH,
    given: [addBook],
    steps: ['press .cart-checkout-button', addBasket, 'press .cart-checkout-button'],
  },
  'says that a change has failed': {
    ...WITH,
    given: [addBasket, 'server 500'],
    steps: ['press [aria-label^="One more"]', 'wait 3000'],
  },
});
