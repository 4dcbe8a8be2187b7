import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { parseObject } from '../../data/parse-object';
import { isSoldOut, missingOptions } from './choose-variant';
import { createContentReplacer } from './content-replacer';
import type { ProductStore } from './product.store';
import type { ProductVariant } from './product.types';
import type { ProductNodes } from './product-nodes';
import type { ShownProduct } from './product-text';

/** The server's `hidden` stays, so that the page can be given back; this outweighs it. */
export const SHOWN = { styles: { display: 'block !important' } };
export const HIDDEN = { attributes: { hidden: '' } };

/** The reason why the chosen variant cannot be bought, if any. */
export function refusalOf(store: ProductStore): 'soldOut' | 'unavailable' | undefined {
  const { product } = store;
  const { variant, selection, isOnce } = store.get();
  if (product.lacksVariants || (product.lacksPlan && !isOnce)) return 'unavailable';
  if (variant) return isSoldOut(variant) ? 'soldOut' : undefined;
  if (missingOptions(product, selection).length === 0) return 'unavailable';
  return product.variants.every(isSoldOut) ? 'soldOut' : undefined;
}

/** The attributes of the element around a product's options, for theme CSS and scripts. */
function variantClaims(store: ProductStore): Claims {
  const { variant, selection } = store.get();
  const selected = variant && { id: variant.id, sku: variant.sku, attributes: variant.options };
  return {
    attributes: {
      'data-unselected-options': JSON.stringify(missingOptions(store.product, selection)),
      ...(selected && { 'data-selected-variant': JSON.stringify(selected) }),
      ...(variant && !refusalOf(store) && { 'data-variant-in-stock': 'true' }),
    },
  };
}

/** The text about the variants that have `wanted` among their options. */
const ownScarcityClaims = (
  variant: ProductVariant | undefined,
  wanted: Readonly<Record<string, unknown>>,
): Claims =>
  variant && Object.entries(wanted).every(([name, value]) => variant.options[name] === value)
    ? SHOWN
    : HIDDEN;

/** How many are left of a variant of which there are few. */
const scarceStock = (variant: ProductVariant | undefined) => (variant?.isScarce && variant.stock) || 0;

/** The text about whichever variant is chosen. What the server says of one of several may be about another. */
const scarcityClaims = (variant: ProductVariant | undefined, isOneOfSeveral: boolean): Claims =>
  scarceStock(variant) ? SHOWN : variant && isOneOfSeveral ? HIDDEN : {};

/** The form that tells of new stock; `own` is the variant that it belongs to, of those that have several. */
const restockClaims = (store: ProductStore, own: string | null): Claims => {
  const isOwn = !own || own === store.get().variant?.id || store.product.variants.length === 1;
  return isOwn && refusalOf(store) === 'soldOut' ? SHOWN : HIDDEN;
};

/** Shows how few of the chosen variant are left: by its own text, or in one that belongs to some options alone. */
function showScarcity(scope: Scope, element: HTMLElement, { store, t }: ShownProduct): void {
  const own = element.getAttribute('data-variant-attributes');
  if (own !== null) {
    const wanted = parseObject<Record<string, unknown>>(own);
    scope.bind(element, store, ({ variant }) => ownScarcityClaims(variant, wanted));
    return;
  }
  const show = createContentReplacer(element, scope);
  // The server's text for a product with one variant is about that variant.
  const isOneOfSeveral = store.product.variants.length > 1;
  scope.bind(element, store, ({ variant }) => scarcityClaims(variant, isOneOfSeveral));
  scope.follow(store, ({ variant }) => {
    const stock = scarceStock(variant);
    show(stock ? [t('scarce', { stock, qtyInStock: stock })] : undefined);
  });
}

/** Shows low stock, “sold out” and the restock form for the chosen variant. */
export function showStock(
  scope: Scope,
  { variants, scarcity, restock }: ProductNodes,
  { store, t }: ShownProduct,
): void {
  for (const around of variants) scope.bind(around, store, () => variantClaims(store));
  for (const element of restock) {
    const own = element.getAttribute('data-variant-id');
    scope.bind(element, store, () => restockClaims(store, own));
  }
  for (const element of scarcity) showScarcity(scope, element, { store, t });
  for (const around of variants) {
    const notice = document.createElement('div');
    notice.className = 'variant-out-of-stock';
    scope.defer(() => notice.remove());
    scope.follow(store, ({ selection }) => {
      const refusal = refusalOf(store);
      notice.textContent = refusal ? t(refusal) : '';
      if (refusal && !missingOptions(store.product, selection).length) around.append(notice);
      else notice.remove();
    });
  }
}
