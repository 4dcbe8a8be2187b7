// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readProductReviews } from '../../../../src/blocks/product-reviews/product-reviews.mount';
import { elementOf } from '../../support/markup';

const page = (more: object = {}, productReviewsEnabled = true) => ({
  websiteSettings: { storeSettings: { merchandisingSettings: { productReviewsEnabled } } },
  ...more,
});

it('belong to the product of the section, else to that of the page', () => {
  const own = elementOf('<div class="product-reviews" data-product-id=" p1 "></div>');
  expect(readProductReviews(own, page({ item: { id: 'p2' } }))).toEqual({
    productId: 'p1',
    isSummary: false,
  });
  const summary = elementOf('<div class="product-review-summary"></div>');
  expect(readProductReviews(summary, page({ item: { id: 'p2' } }))).toEqual({
    productId: 'p2',
    isSummary: true,
  });
  expect(readProductReviews(summary, page({ itemId: 'p3' }))).toMatchObject({ productId: 'p3' });
});

it('are at fault without a product, and left alone where they are switched off or drawn already', () => {
  const empty = elementOf('<div class="product-reviews"></div>');
  expect(readProductReviews(empty, page())).toMatchObject({ fault: expect.stringContaining('no product') });
  expect(readProductReviews(empty, page({ itemId: 'p3' }, false))).toBeUndefined();
  const drawn = elementOf('<div class="product-reviews"><p>Good.</p></div>');
  expect(readProductReviews(drawn, page({ itemId: 'p3' }))).toBeUndefined();
});

it('are shown where the page does not say whether they are switched on', () => {
  const empty = elementOf('<div class="product-reviews"></div>');
  expect(readProductReviews(empty, { itemId: 'p3' })).toEqual({ productId: 'p3', isSummary: false });
});
