import { formatAmount } from '../../commerce/money/format-money';
import type { Money } from '../../commerce/money/money';
import { shownProduct } from '../../commerce/product/shown-products';
import { findAll } from '../../dom/find-all';
import type { KeptEntry } from './kept-cart';

/** As servers write money: JSON has no bigint. */
const writeMoney = (money: Money) => ({ currency: money.currency, value: formatAmount(money) });

const isAddress = (name: string) => /[/.]/.test(name);

/** The picture that the page shows of the product. */
function pictureIn(element: Element): string {
  const [image] = findAll(element, 'img');
  const source = image?.getAttribute('data-src') || image?.getAttribute('src') || '';
  // An empty address would be that of the page.
  return source && URL.canParse(source, document.baseURI) ? new URL(source, document.baseURI).href : '';
}

/** The address of the product: its block's link, or the page itself. */
function addressOf(element: Element): string {
  const [anchor] = findAll(element, 'a[href^="/"]:not([href^="//"])');
  return (
    (!element.matches('[data-context],.ProductItem,#pdp') && anchor?.getAttribute('href')) ||
    location.pathname
  );
}

/**
 * An entry of the cart for a product that the page shows, by the product's own data there. Undefined for one that it does not show, and
 * for a variant that the product does not have.
 */
export function describeProduct(itemId: string, sku: string): KeptEntry | undefined {
  const shown = shownProduct(itemId);
  const variant = shown?.product.variants.find((one) => one.sku === sku);
  if (!shown || !variant) return undefined;
  const { product, element } = shown;
  const { price, fullPrice, stock } = variant;
  const link = element.closest('[data-payment-link]') ?? element.querySelector('[data-payment-link]');
  return {
    id: '',
    itemId,
    sku,
    title: product.title,
    productType: product.kind,
    fullUrl: addressOf(element),
    imageUrl: variant.pictures.find(isAddress) ?? pictureIn(element),
    additionalFields: '',
    paymentLink: link?.getAttribute('data-payment-link') ?? '',
    quantity: 1,
    unitPrice: writeMoney(price),
    fullPrice: fullPrice && writeMoney(fullPrice),
    attributes: variant.options,
    qtyInStock: stock,
  };
}
