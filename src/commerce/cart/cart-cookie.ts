import { readCookie } from '../../storage/cookies';

declare const __MAY_HAVE_CART__: boolean | undefined;
/** False in the build of a site on which nothing answers for a cart: there is none, whatever cookies the platform has left. */
export const MAY_HAVE_CART = typeof __MAY_HAVE_CART__ !== 'boolean' || __MAY_HAVE_CART__;

/** Checks whether the visitor has a cart, as far as scripts can see: without these cookies there is nothing to ask the server. */
export const hasCartCookie = (): boolean =>
  MAY_HAVE_CART && (readCookie('hasCart') === 'true' || readCookie('CART') !== undefined);
