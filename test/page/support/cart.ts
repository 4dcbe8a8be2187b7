import type { Page } from 'playwright-core';
import type { CartStore } from '../../../src/commerce/cart/cart.types';

declare global {
  /** The page's cart; throws before a unit has loaded it. */
  var cartStore: (() => CartStore) & { isLoaded(): boolean };
}

/** The calls about the cart that a page has made. */
export const cartRequests = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/commerce/')),
  );

/** Runs in every page before its own scripts: `cartStore()`. */
export function installCartApi(): void {
  const find = () =>
    (document as unknown as { [key: symbol]: Map<string, { cart?: CartStore }> | undefined })[
      Symbol.for('inlay.ui')
    ]?.get('cart')?.cart;
  const store = () => {
    const cart = find();
    if (!cart) throw new Error('No unit has loaded the cart yet.');
    return cart;
  };
  globalThis.cartStore = Object.assign(store, { isLoaded: () => find() !== undefined });
}
