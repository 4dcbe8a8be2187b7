import { fault } from '../../core/unit';
import { flag, object, strings, type WarnShape } from '../../data/shape';

const readPage = object({
  ...strings('itemId'),
  item: object(strings('id')),
  websiteSettings: object({
    storeSettings: object({ merchandisingSettings: object({ productReviewsEnabled: flag(true) }) }),
  }),
});

/** Reads a place for reviews. Undefined if the owner has switched them off, or the place has some already. */
export function readProductReviews(element: Element, context: unknown, warn?: WarnShape) {
  const { item, itemId, websiteSettings } = readPage(context, '', warn);
  const { productReviewsEnabled } = websiteSettings.storeSettings.merchandisingSettings;
  if (!productReviewsEnabled || element.firstElementChild) return undefined;
  const productId = element.getAttribute('data-product-id')?.trim() || item.id || itemId;
  return productId
    ? { productId, isSummary: element.matches('.product-review-summary') }
    : fault(
        'The reviews belong to no product: the page has no item and the section no data-product-id, so none are shown. Move the section to a product page.',
      );
}
