import type { Scope } from '../../core/scope';
import { isSoldOut } from './choose-variant';
import type { ProductStore } from './product.store';
import type { ProductNodes } from './product-nodes';
import { HIDDEN, SHOWN } from './show-stock';

/**
 * Keeps the marks “sold out” and “sale”, and the product's classes by which themes colour its price, in step with the chosen variant.
 * Until one is chosen the server's stay: they are about the product as a whole.
 */
export function showMarks(
  scope: Scope,
  element: HTMLElement,
  { marks }: Pick<ProductNodes, 'marks'>,
  store: ProductStore,
): () => void {
  const owner = scope.owner();
  const hidden = marks.filter((mark) => mark.hidden);
  return () => {
    const { variant } = store.get();
    const isSold = variant !== undefined && isSoldOut(variant);
    const isOnSale = variant?.fullPrice !== undefined;
    owner.claim(element, variant ? { classes: { 'sold-out': isSold, 'on-sale': isOnSale } } : {});
    for (const mark of marks) {
      const isMeant = mark.matches('.sold-out') ? isSold : isOnSale;
      const shown = hidden.includes(mark) ? SHOWN : {};
      owner.claim(mark, !variant ? {} : isMeant ? shown : HIDDEN);
    }
  };
}
