import { number } from '../data/shape';
import { PRODUCT_TYPES, type ProductType } from '../vocabulary/shops';

/** The kind of a product: by its name in any spelling (`GIFT_CARD`), or by its number. Unknown ones are physical. */
export function readKind(value: unknown): ProductType {
  const name = typeof value === 'string' ? value.toLowerCase().replaceAll('_', '-') : '';
  return PRODUCT_TYPES.find((kind) => kind === name) ?? PRODUCT_TYPES[number(0)(value) - 1] ?? 'physical';
}
