import { tellStories } from './support/story';

tellStories('cart-indicator', { 'shows how many items are in the cart': { page: 'shop/cart', steps: [] } });
