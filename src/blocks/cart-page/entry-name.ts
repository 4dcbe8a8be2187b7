import type { CartEntry } from '../../commerce/cart/cart.types';

/**
 * Tells two variants of a product apart, in labels and sentences.
 * @example 'Willow basket, Large, Natural'
 */
export const entryName = ({ title, options }: Pick<CartEntry, 'title' | 'options'>): string =>
  [title, ...options.map(({ value }) => value)].join(', ');
