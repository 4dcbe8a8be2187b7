import type { Snapshot } from '../../data/snapshot';
import type { Cart, CartAddition } from './cart.types';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** Adds to the cart: for buttons of a theme's own. The outcome is `cart:added` or `cart:failed`. */
    'cart:add': (addition: CartAddition) => void;
    /** Reads the cart again: for scripts that have changed it themselves. */
    'cart:refresh': () => void;
    /** The visible cart has changed: also before the server has taken a change (`isPending`), and when another tab has changed it. */
    'cart:changed': (event: { readonly cart: Snapshot<Cart>; readonly isPending: boolean }) => void;
    /** The server has taken an addition. */
    'cart:added': (event: {
      readonly productName: string;
      readonly quantity: number;
      readonly cart: Snapshot<Cart>;
    }) => void;
    /** A change was not made; `message` is for visitors. */
    'cart:failed': (event: {
      readonly action: 'add' | 'change' | 'remove';
      readonly message: string;
    }) => void;
  }
}
