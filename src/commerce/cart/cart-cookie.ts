import { readCookie } from '../../storage/cookies';

/** Checks whether the visitor has a cart, as far as scripts can see: without these cookies there is nothing to ask the server. */
export const hasCartCookie = (): boolean =>
  readCookie('hasCart') === 'true' || readCookie('CART') !== undefined;
