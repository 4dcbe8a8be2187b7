import type { Product, ProductVariant } from './product.types';

/** The most that the platform's cart takes of one thing. */
const MOST = 9999;

export interface QuantityLimits {
  readonly min: number;
  readonly max: number;
}

/** How many of a variant one order may have, as far as the page knows. Undefined: the visitor has not chosen one yet. */
export function quantityLimits(
  { allowsMultiple, plans, kind }: Product,
  variant: Pick<ProductVariant, 'stock'> | undefined,
): QuantityLimits {
  // A download is bought once, and so is a subscription to it.
  if (!allowsMultiple || (kind === 'digital' && !plans.length)) return { min: 1, max: 1 };
  return { min: 1, max: Math.max(1, Math.min(MOST, variant?.stock ?? MOST)) };
}

/** The quantity nearest to what was typed; what is not a number is the least. */
export function nearestQuantity(value: number, { min, max }: QuantityLimits): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) : min;
}
