import type { Product, ProductVariant, Selection } from './product.types';

export const isSoldOut = ({ stock }: ProductVariant): boolean => stock === 0;

export const fits = ({ options }: Pick<ProductVariant, 'options'>, selection: Selection): boolean =>
  Object.entries(selection).every(([name, value]) => options[name] === value);

export const missingOptions = ({ options }: Product, selection: Selection): readonly string[] =>
  options.flatMap(({ name }) => (selection[name] === undefined ? [name] : []));

/** The variant of a selection that has a value for each option; undefined when the shop has no such variant. */
export const findVariant = (product: Product, selection: Selection): ProductVariant | undefined =>
  missingOptions(product, selection).length
    ? undefined
    : product.variants.find((variant) => fits(variant, selection));

/** The outcome of a selection: something to buy, only sold-out variants, or none. */
export function availabilityOf({ variants }: Product, selection: Selection) {
  const fitting = variants.filter((variant) => fits(variant, selection));
  if (fitting.length === 0) return 'missing';
  return fitting.every(isSoldOut) ? 'sold-out' : 'available';
}

/** The parameter of the page's address that names a variant, so that a link leads to it. */
const PARAMETER = 'variant';

/** The choice in the page's address: the options of the variant that it names. */
export function selectionFromAddress({ variants }: Product, search: string): Selection {
  const name = new URLSearchParams(search).get(PARAMETER);
  return (name && variants.find(({ sku, id }) => name === sku || name === id)?.options) || {};
}

/** The page's address with the variant, or without one. Other parameters stay. */
export function addressOfVariant(href: string, variant: ProductVariant | undefined): string {
  const address = new URL(href);
  const name = variant?.sku || variant?.id;
  if (name) address.searchParams.set(PARAMETER, name);
  else address.searchParams.delete(PARAMETER);
  return address.href;
}
