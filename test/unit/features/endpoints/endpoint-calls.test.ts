import { expect, it } from 'vitest';
import { endpointOfCall } from '../../../../src/features/endpoints/endpoint-calls';

it.each([
  ['/api/form/SaveFormSubmission', undefined, 'forms'],
  ['/api/form/SaveFormSubmission', 'newsletter', 'newsletter'],
  ['/api/site-users/account/notifications/restock', undefined, 'forms'],
  ['/api/site-users/account/session', undefined, undefined],
  ['/api/comment/GetThread', undefined, 'comments'],
  ['/api/comment/GetThread', 'newsletter', 'comments'],
  ['/api/commerce/product-reviews/request', undefined, 'comments'],
  ['/api/blog-like-count/a', undefined, 'comments'],
  ['/api/content-items/a/sentiment/like', undefined, 'comments'],
  ['/api/commerce/shopping-cart/entries', undefined, 'cart'],
  ['/api/3/commerce/cart/subscription', undefined, 'cart'],
  ['/api/search/GeneralSearch', undefined, 'search'],
  ['/api/census/RecordHit', undefined, 'statistics'],
  ['/api/track/Track', undefined, 'statistics'],
  ['/api/v1/events', undefined, 'statistics'],
  ['/api/events/RecordEvent', undefined, 'statistics'],
  ['/api/1/performance/records', undefined, 'statistics'],
  ['/api/commentary', undefined, undefined],
  ['/api/widget/GetWidgetRendering', undefined, undefined],
  ['/x/api/form/SaveFormSubmission', undefined, undefined],
])('%s of the unit %s is for %s', (path, unit, endpoint) => {
  expect(endpointOfCall(path, unit)).toBe(endpoint);
});
