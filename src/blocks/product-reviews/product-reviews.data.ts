import type { DataFault } from '../../core/data-fault';
import { flag, object, strings, type WarnShape } from '../../data/shape';

interface ProductReviewsData {
  readonly productId: string;
  /** The list, or only the stars with a link to it. */
  readonly kind: 'list' | 'summary';
}

const readPage = object({
  ...strings('itemId'),
  item: object(strings('id')),
  websiteSettings: object({
    storeSettings: object({ merchandisingSettings: object({ productReviewsEnabled: flag(true) }) }),
  }),
});

/** Reads a place for reviews. Undefined where the owner has switched reviews off, and where there are some already. */
export function readProductReviews(
  element: Element,
  context: unknown,
  warn?: WarnShape,
): ProductReviewsData | DataFault | undefined {
  const { item, itemId, websiteSettings } = readPage(context, '', warn);
  const { productReviewsEnabled } = websiteSettings.storeSettings.merchandisingSettings;
  if (!productReviewsEnabled || element.firstElementChild) return undefined;
  const productId = element.getAttribute('data-product-id')?.trim() || item.id || itemId;
  if (!productId) {
    return {
      fault:
        'The reviews belong to no product: the page has no item and the section no data-product-id, so none are shown. Move the section to a product page.',
    };
  }
  return { productId, kind: element.matches('.product-review-summary') ? 'summary' : 'list' };
}
