import type { Scope } from '../../core/scope';
import { parseObject } from '../../data/parse-object';
import { isSoldOut, missingOptions } from './choose-variant';
import type { ProductStore } from './product.store';
import type { ProductNodes } from './product-nodes';
import type { ShownProduct } from './product-text';
import { createShownContent } from './shown-content';

/** The server's `hidden` stays, so that the page can be given back; this outweighs it. */
export const SHOWN = { styles: { display: 'block !important' } };
export const HIDDEN = { attributes: { hidden: '' } };

/** The reason why the chosen variant cannot be bought, if any. */
export function refusalOf(store: ProductStore): 'soldOut' | 'unavailable' | undefined {
  const { product } = store;
  const { variant, selection, isOnce } = store.get();
  if (product.lacksPlan && !isOnce) return 'unavailable';
  if (variant) return isSoldOut(variant) ? 'soldOut' : undefined;
  if (missingOptions(product, selection).length === 0) return 'unavailable';
  return product.variants.every(isSoldOut) ? 'soldOut' : undefined;
}

/** Shows low stock, “sold out” and the restock form for the chosen variant. */
export function showStock(
  scope: Scope,
  { variants, scarcity, restock }: ProductNodes,
  { store, t }: ShownProduct,
): () => void {
  const owner = scope.owner();
  const texts = scarcity.map((element) => createShownContent(element, scope));
  const notices = variants.map(() => {
    const notice = document.createElement('div');
    notice.className = 'variant-out-of-stock';
    return notice;
  });

  const showScarcity = () => {
    const { variant } = store.get();
    scarcity.forEach((element, index) => {
      const own = element.getAttribute('data-variant-attributes');
      if (own !== null) {
        const attributes = Object.entries(parseObject<Record<string, unknown>>(own));
        const isOwn = variant && attributes.every(([name, value]) => variant.options[name] === value);
        owner.claim(element, isOwn ? SHOWN : HIDDEN);
        return;
      }
      const isScarce = variant?.isScarce && variant.stock;
      texts[index]?.(
        isScarce ? [t('scarce', { stock: variant.stock, qtyInStock: variant.stock })] : undefined,
      );
      // What the server says of a product with one variant is true of that.
      const isOther = variant && store.product.variants.length > 1;
      owner.claim(element, isScarce ? SHOWN : isOther ? HIDDEN : {});
    });
  };

  const showRestock = (isSold: boolean) => {
    const { variant } = store.get();
    for (const element of restock) {
      const own = element.getAttribute('data-variant-id');
      const isWanted = isSold && (!own || own === variant?.id || store.product.variants.length === 1);
      owner.claim(element, isWanted ? SHOWN : HIDDEN);
    }
  };

  const showVariant = (refusal: ReturnType<typeof refusalOf>) => {
    const { variant, selection } = store.get();
    const unselected = missingOptions(store.product, selection);
    const claims = {
      attributes: {
        'data-unselected-options': JSON.stringify(unselected),
        ...(variant && {
          'data-selected-variant': JSON.stringify({
            id: variant.id,
            sku: variant.sku,
            attributes: variant.options,
          }),
        }),
        ...(variant && !refusal && { 'data-variant-in-stock': 'true' }),
      },
    };
    notices.forEach((notice, index) => {
      const around = variants[index];
      if (!around) return;
      owner.claim(around, claims);
      notice.textContent = refusal ? t(refusal) : '';
      if (refusal && unselected.length === 0) around.append(notice);
      else notice.remove();
    });
  };
  scope.defer(() => {
    for (const notice of notices) notice.remove();
  });

  return () => {
    const refusal = refusalOf(store);
    showScarcity();
    showRestock(refusal === 'soldOut');
    showVariant(refusal);
  };
}
