import { bind } from '../../core/bind';
import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { isSoldOut } from './choose-variant';
import type { ProductStore } from './product.store';
import type { ProductVariant } from './product.types';
import type { ProductNodes } from './product-nodes';
import { HIDDEN, SHOWN } from './show-stock';

/**
 * Keeps the marks “sold out” and “sale”, and the product's classes by which themes colour its price, in step with the chosen variant.
 * Until one is chosen the server's stay: they are about the product as a whole.
 */
export function showMarks(
  scope: Scope,
  element: HTMLElement,
  { marks, store }: Pick<ProductNodes, 'marks'> & { readonly store: ProductStore },
): void {
  bind(scope, element, store, ({ variant }) => productClaims(variant));
  for (const mark of marks) {
    const isHidden = Boolean(mark.hidden);
    const kind = mark.matches('.sold-out') ? 'sold-out' : 'on-sale';
    bind(scope, mark, store, ({ variant }) => markClaims(variant, kind, isHidden));
  }
}

const states = (variant: ProductVariant) => ({
  'sold-out': isSoldOut(variant),
  'on-sale': variant.fullPrice !== undefined,
});

export const productClaims = (variant: ProductVariant | undefined): Claims =>
  variant ? { classes: states(variant) } : {};

/** A mark; `isHidden` by the server. */
export function markClaims(
  variant: ProductVariant | undefined,
  kind: 'sold-out' | 'on-sale',
  isHidden: boolean,
): Claims {
  if (!variant) return {};
  if (!states(variant)[kind]) return HIDDEN;
  return isHidden ? SHOWN : {};
}
