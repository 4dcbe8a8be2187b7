import { multiplyMoney } from '../money/money';
import type { Cart, CartAddition, CartEntry } from './cart.types';
import { quantityOf, subtotalOf } from './read-cart';

export type CartChange =
  | { readonly action: 'add'; readonly addition: CartAddition }
  | { readonly action: 'change'; readonly entryId: string; readonly quantity: number }
  | { readonly action: 'remove'; readonly entryId: string };

/** A quantity that can be bought: a whole number from 1 on. */
export const wholeQuantity = (quantity = 1): number =>
  Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1;

/** The entry that a change is about; an addition has none yet. */
export const entryOf = (change: CartChange): string | undefined =>
  change.action === 'add' ? undefined : change.entryId;

function withEntries(cart: Cart, entries: readonly CartEntry[]): Cart {
  const before = quantityOf(cart.entries);
  return {
    ...cart,
    entries,
    // Pending additions are counted, but have no entry.
    totalQuantity: cart.totalQuantity - before + quantityOf(entries),
    subtotal: subtotalOf(entries, cart.subtotal.currency) ?? cart.subtotal,
  };
}

/** The cart as it will be when the server has taken the change. */
export function applyChange(cart: Cart, change: CartChange): Cart {
  switch (change.action) {
    case 'add':
      return { ...cart, totalQuantity: cart.totalQuantity + wholeQuantity(change.addition.quantity) };
    case 'remove':
      return withEntries(
        cart,
        cart.entries.filter(({ id }) => id !== change.entryId),
      );
    case 'change': {
      const { entryId, quantity } = change;
      return withEntries(
        cart,
        cart.entries.map((entry) =>
          entry.id === entryId
            ? { ...entry, quantity, total: multiplyMoney(entry.unitPrice, quantity) }
            : entry,
        ),
      );
    }
  }
}

/** How many of what an addition names are in the cart. Entries that do not say what they are count, too. */
const countOf = ({ entries }: Cart, { productId, sku }: CartAddition): number =>
  quantityOf(
    entries.filter(
      (entry) =>
        (!entry.productId || entry.productId === productId) && (!sku || !entry.sku || entry.sku === sku),
    ),
  );

/** Checks whether the server has made a change, by what is in the cart before and after it: nobody else has changed the cart meanwhile. */
export function isMade(change: CartChange, before: Cart, after: Cart): boolean {
  switch (change.action) {
    case 'add':
      return countOf(after, change.addition) > countOf(before, change.addition);
    case 'remove':
      return !after.entries.some(({ id }) => id === change.entryId);
    case 'change':
      return after.entries.some(({ id, quantity }) => id === change.entryId && quantity === change.quantity);
  }
}

/** Checks whether a plan is in the cart as the visitor wants it. A press for it leads to the checkout then: it is never bought twice. */
export const hasPlan = (
  { entries }: Cart,
  { productId, sku = '', quantity, additionalFields, billing }: CartAddition,
) =>
  entries.some(
    (entry) =>
      entry.billing?.kind === billing?.kind &&
      entry.billing?.planId === billing?.planId &&
      entry.productId === productId &&
      entry.sku === sku &&
      entry.quantity === wholeQuantity(quantity) &&
      entry.additionalFields === (additionalFields ?? ''),
  );

/** Checks whether a visitor who asks for `a` and then for `b` means the same thing: a second try. */
export const isSameChange = (a: CartChange, b: CartChange): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
