import type { Cart } from '../../commerce/cart/cart.types';
import type { Amount } from '../../commerce/money/format-money';

/** The numbers of an indicator; without a cart there is no subtotal. Undefined: the server's number stays until the cart is known. */
export type Shown = (Pick<Cart, 'totalQuantity'> & { readonly subtotal?: Amount }) | undefined;
