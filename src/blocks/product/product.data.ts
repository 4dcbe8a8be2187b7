import type { Product } from '../../commerce/product/product.types';
import { readProduct } from '../../commerce/product/read-product';
import type { SiteContext } from '../../context/context';
import type { DataFault } from '../../core/data-fault';
import { parseBlockJson } from '../../data/block-json';
import { object, record, strings, type WarnShape } from '../../data/shape';

export interface ProductData {
  readonly product: Product;
  readonly localized: Readonly<Record<string, unknown>> | undefined;
  /** The page is about it: it is neither a block nor in a dialog. */
  readonly isPage: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/** JSON of an attribute. `fault` where it is damaged. */
function readAttribute(
  element: Element | null,
  name: string,
): { readonly json?: Json; readonly fault?: string } {
  const text = element?.getAttribute(name)?.trim();
  if (!text) return {};
  try {
    const json = record()(parseBlockJson(text));
    return json ? { json } : {};
  } catch {
    return { fault: `${name} of the product is not JSON, so nothing can be chosen. Save the product again.` };
  }
}

const contextShape = object({
  product: record(),
  item: object({ ...strings('id title'), structuredContent: record() }),
});

function readVariants(element: Element | null): { readonly variants?: unknown; readonly fault?: string } {
  const text = element?.getAttribute('data-variants')?.trim();
  if (!text) return {};
  try {
    return { variants: parseBlockJson(text) };
  } catch {
    return {
      fault: 'data-variants of the product is not JSON, so nothing can be chosen. Save the product again.',
    };
  }
}

/** Earlier pages have the product in pieces: variants, the button's attributes, and the page's context. */
function readPieces(
  element: HTMLElement,
  context: unknown,
): { readonly json?: Json; readonly fault?: string } {
  const controls = element.querySelector('.product-variants[data-variants]');
  const button = element.querySelector('.sqs-add-to-cart-button[data-item-id]');
  const { variants, fault } = readVariants(controls);
  if (fault) return { fault };
  const { item, product } = contextShape(context);
  const id =
    element.dataset.itemId || button?.getAttribute('data-item-id') || controls?.getAttribute('data-item-id');
  if (!id) return {};
  const isOwn = !item.id || item.id === id;
  const plan = readAttribute(controls, 'data-subscription-plan').json;
  const form = readAttribute(button, 'data-form').json;
  const heading = element.querySelector('h1,.ProductItem-details-title,.product-title')?.textContent.trim();
  return {
    json: {
      ...(isOwn && { ...product, ...item.structuredContent }),
      id,
      title: heading || (isOwn ? item.title : ''),
      ...(button?.hasAttribute('data-product-type') && {
        productType: Number(button.getAttribute('data-product-type')),
      }),
      ...(variants !== undefined && { variants }),
      ...(plan && { subscriptionPlan: plan }),
      ...(form && { additionalFieldsForm: form }),
      isSubscribable: controls?.getAttribute('data-is-subscribable') === 'true',
    },
  };
}

/** Reads a product page of any version, or a product block. Undefined where the element has no product, as in old lists. */
export function readProductBlock(
  element: HTMLElement,
  context: unknown,
  { websiteSettings }: Pick<SiteContext, 'websiteSettings'>,
  warn: WarnShape,
): ProductData | DataFault | undefined {
  const isBlock = element.hasAttribute('data-product');
  const isCurrent = element.hasAttribute('data-context');
  const found = isBlock
    ? readAttribute(element, 'data-product')
    : isCurrent
      ? readAttribute(element, 'data-context')
      : readPieces(element, context);
  if (found.fault) return { fault: found.fault };
  const source = isCurrent && !isBlock ? record()(found.json?.product) : found.json;
  if (!source) return undefined;
  const product = readProduct(source, { currency: websiteSettings.storeSettings.selectedCurrency, warn });
  if (!product.id) return { fault: 'The product has no id, so it cannot be put into the cart.' };
  const { json: localized } = readAttribute(
    element,
    isBlock ? 'data-visitor-translations' : 'data-localized-strings',
  );
  return { product, localized, isPage: !isBlock && !element.closest('dialog') };
}
