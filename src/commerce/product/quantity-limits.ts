import type { Product, ProductVariant } from './product.types';

/** The most that the platform's cart takes of one thing. */
const MOST = 9999;

/** The most of a variant that one order may have, as far as the page knows. `variant` is undefined until one is chosen. */
export function maxQuantity(
  { allowsMultiple, plans, kind }: Product,
  variant: Pick<ProductVariant, 'stock'> | undefined,
): number {
  // A download is bought once, and so is a subscription to it.
  if (!allowsMultiple || (kind === 'digital' && !plans.length)) return 1;
  return Math.max(1, Math.min(MOST, variant?.stock ?? MOST));
}

/** The quantity from 1 to `max` that is nearest to the typed one; 1 for anything but a number. */
export const nearestQuantity = (value: number, max: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(1, Math.trunc(value))) : 1;
