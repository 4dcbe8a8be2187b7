// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { beginSession, endSession, logOut } from '../../../src/api/account-calls';
import type { Api, ApiCall, ApiData, ApiFailure } from '../../../src/api/api.types';
import {
  addCartEntry,
  addCartPlan,
  changeCartQuantity,
  readShoppingCart,
  removeCartEntry,
} from '../../../src/api/cart-calls';
import { addComment, getComments, rateComment } from '../../../src/api/comment-calls';
import { getEventsOfMonth, getWidgetRendering } from '../../../src/api/content-calls';
import { recordJavascriptErrors, sendTraces } from '../../../src/api/error-calls';
import { getSubmissionKey, submitForm } from '../../../src/api/form-calls';
import { getLikeCounts, likeItem } from '../../../src/api/like-calls';
import { renderPopup } from '../../../src/api/popup-calls';
import { renderQuickView, requestRestockNotice } from '../../../src/api/product-calls';
import {
  getReviewRequest,
  getReviews,
  isRequestOver,
  isReviewed,
  sendReview,
} from '../../../src/api/review-calls';
import { searchItems, suggestItems } from '../../../src/api/search-calls';
import { getPageLoadId, sendSpeedRecords } from '../../../src/api/speed-calls';
import { uploadFile } from '../../../src/api/upload-calls';

/** The call that a function makes. */
function callOf(
  make: (api: Api) => unknown,
  takesBeacon = false,
): ApiCall<unknown> & Record<string, unknown> {
  let made: unknown;
  make({
    call(call) {
      made = call;
      return new Promise(() => {});
    },
    beacon: () => takesBeacon,
  });
  return made as ApiCall<unknown> & Record<string, unknown>;
}

const entry = { itemId: 'p', sku: 's', quantity: 2, additionalFields: 'null' };
const longEntry = { ...entry, additionalFields: `"${'x'.repeat(20_000)}"` };
const target = { itemId: 'i' } as const;
const search = { query: 'fern', collectionId: '' };
const review = { token: 't', rating: 5, title: 'T', body: 'B', authorName: 'A' };
const file = new File(['x'], 'fern.png');
const upload = { formId: 'f', fieldId: 'x', file, onProgress() {}, signal: new AbortController().signal };
const CART = '/api/commerce/shopping-cart';

/** Everything that is not the default: no retries, 30 s, the crumb in the query, not while the page unloads. */
const CONTRACTS: ReadonlyArray<readonly [string, string, (api: Api) => unknown, object]> = [
  ['POST', '/api/auth/Logout', logOut, {}],
  [
    'POST',
    '/api/site-users/account/session',
    (api) => beginSession(api, { email: 'e', password: 'p', rememberMe: true }),
    { json: { email: 'e', password: 'p', rememberMe: true } },
  ],
  [
    'DELETE',
    '/api/site-users/account/session',
    (api) => endSession(api, { cloneCart: true }),
    { query: { cloneCart: true } },
  ],
  ['GET', CART, readShoppingCart, { timeoutMs: 15_000, retries: 1 }],
  [
    'POST',
    `${CART}/entries`,
    (api) => addCartEntry(api, entry),
    { timeoutMs: 15_000, json: entry, keepalive: true },
  ],
  // More than browsers let outlive a page.
  [
    'POST',
    `${CART}/entries`,
    (api) => addCartEntry(api, longEntry),
    { timeoutMs: 15_000, json: longEntry, keepalive: false },
  ],
  [
    'POST',
    '/api/3/commerce/cart/subscription',
    (api) => addCartPlan(api, 'subscription', { ...entry, planId: 'x' }),
    { timeoutMs: 15_000, json: { ...entry, planId: 'x' }, keepalive: true },
  ],
  [
    'PUT',
    `${CART}/entries/a%2Fb`,
    (api) => changeCartQuantity(api, 'a/b', 3),
    { timeoutMs: 15_000, json: { quantity: 3 }, keepalive: true },
  ],
  [
    'DELETE',
    `${CART}/entries/a%2Fb`,
    (api) => removeCartEntry(api, 'a/b'),
    { timeoutMs: 15_000, keepalive: true },
  ],
  [
    'GET',
    '/api/comment/GetThread',
    (api) => getComments(api, { target, sort: 2, page: 1 }),
    { query: { itemId: 'i', sortBy: 2, page: 1 } },
  ],
  [
    'POST',
    '/api/comment/AddComment',
    (api) => addComment(api, { target, key: 'k', body: 'B', authorName: 'A', parentId: 'p' }),
    { form: { itemId: 'i', body: 'B', authorName: 'A', parentId: 'p' }, key: 'k', isEntry: true },
  ],
  [
    'POST',
    '/api/comment/LikeComment',
    (api) => rateComment(api, { action: 'Like', commentId: 'c', key: 'k' }),
    { form: { commentId: 'c' }, key: 'k', keepalive: true },
  ],
  [
    'POST',
    '/api/widget/GetWidgetRendering',
    (api) => getWidgetRendering(api, { type: 5, id: 'w', value: {}, collectionId: 'c' }),
    { form: { widgetJSON: '{"type":5,"id":"w","value":{}}', collectionId: 'c' } },
  ],
  [
    'GET',
    '/api/open/GetItemsByMonth',
    (api) => getEventsOfMonth(api, { collectionId: 'c', month: '2026-03' }),
    { query: { month: '03-2026', collectionId: 'c' }, retries: 1 },
  ],
  [
    'POST',
    '/api/events/RecordJavascriptErrors',
    (api) => recordJavascriptErrors(api, [], false),
    { json: [], crumb: 'header', keepalive: false },
  ],
  [
    'POST',
    '/api/events/Trace',
    (api) => sendTraces(api, [], true),
    { form: { data: '[]' }, keepalive: true },
  ],
  ['POST', '/api/form/FormSubmissionKey', getSubmissionKey, {}],
  [
    'POST',
    '/api/form/SaveFormSubmission',
    (api) => submitForm(api, { key: 'k', payload: { a: 1 } }),
    { json: { a: 1 }, key: 'k', retries: 2, isEntry: true },
  ],
  [
    'POST',
    '/api/form/FormSubmissionKey',
    (api) => getSubmissionKey(api, upload.signal),
    { signal: upload.signal },
  ],
  [
    'POST',
    '/api/form/SaveFormSubmission',
    (api) => submitForm(api, { key: 'k', payload: {}, signal: upload.signal }),
    { json: {}, key: 'k', retries: 2, isEntry: true, signal: upload.signal },
  ],
  ['GET', '/api/blog-like-count/a,b%2Fc', (api) => getLikeCounts(api, ['a', 'b/c']), {}],
  ['POST', '/api/content-items/a/sentiment/like', (api) => likeItem(api, 'a'), { keepalive: true }],
  [
    'GET',
    '/api/popup-overlay/render',
    (api) => renderPopup(api, { currentUrl: '/', isForced: true }),
    { crumb: 'none', query: { currentUrl: '/', forceVisibility: true } },
  ],
  [
    'GET',
    '/api/popup-overlay/render',
    (api) => renderPopup(api, { currentUrl: '/blog', isForced: false }),
    { crumb: 'none', query: { currentUrl: '/blog', forceVisibility: undefined } },
  ],
  [
    'GET',
    '/api/rendering/product-quick-view/p',
    (api) => renderQuickView(api, 'p', 'g'),
    { query: { group: 'g' }, retries: 1 },
  ],
  [
    'POST',
    '/api/site-users/account/notifications/restock',
    (api) =>
      requestRestockNotice(api, {
        key: 'k',
        email: 'e',
        productId: 'p',
        variantId: 'v',
        joinsMailingList: true,
        captcha: { token: 't' },
      }),
    {
      query: { key: 'k' },
      json: { email: 'e', productId: 'p', variantId: 'v', isJoinMailingList: true, token: 't' },
      keepalive: true,
      isEntry: true,
    },
  ],
  [
    'GET',
    '/api/commerce/product-reviews',
    (api) => getReviews(api, { productId: 'p', page: 2 }),
    { query: { productId: 'p', page: 2 } },
  ],
  [
    'GET',
    '/api/commerce/product-reviews/request',
    (api) => getReviewRequest(api, 't'),
    { query: { token: 't' } },
  ],
  [
    'POST',
    '/api/commerce/product-reviews',
    (api) => sendReview(api, review),
    { json: review, isEntry: true },
  ],
  [
    'GET',
    '/api/search/SearchSuggest',
    (api) => suggestItems(api, search),
    { query: { q: 'fern', p: undefined, f_collectionId: undefined } },
  ],
  [
    'GET',
    '/api/search/GeneralSearch',
    (api) => searchItems(api, { ...search, collectionId: 'c', page: 1 }),
    { query: { q: 'fern', p: 1, f_collectionId: 'c' }, retries: 1 },
  ],
  ['GET', '/api/1/performance/settings', getPageLoadId, { crumb: 'none', timeoutMs: 30_000 }],
  [
    'POST',
    '/api/1/performance/records',
    (api) => sendSpeedRecords(api, 'lines'),
    { body: 'lines', crumb: 'none' },
  ],
  [
    'POST',
    '/api/form/UploadFile',
    (api) => uploadFile(api, upload),
    {
      timeoutMs: 900_000,
      signal: upload.signal,
      body: expect.any(FormData),
      transport: expect.any(Function),
    },
  ],
];

describe('a call of the server', () => {
  it.each(CONTRACTS)(
    '%s %s sends what it says, and its caller handles failures',
    (method, path, make, rest) => {
      const { read, describe: _, ...call } = callOf(make);
      expect(call).toEqual({ method, path, ...rest });
    },
  );

  it('sends records by beacon where the browser takes that', () => {
    expect(callOf((api) => sendSpeedRecords(api, 'lines'), true)).toBeUndefined();
  });
});

const CART_DATA = { entries: [] };

describe('an answer', () => {
  it.each<[string, (api: Api) => unknown, ApiData, unknown]>([
    ['a like', (api) => likeItem(api, 'a'), {}, true],
    ['numbers of likes', (api) => getLikeCounts(api, ['a']), { a: 3 }, { a: 3 }],
    ['a session of an account that has ended', logOut, {}, true],
    ['a session of a member that has ended', (api) => endSession(api, { cloneCart: true }), {}, true],
    ['a wish to be told of a product', (api) => requestRestockNotice(api, {} as never), {}, true],
    ['a token', (api) => beginSession(api, {} as never), { xsrfToken: 'x' }, 'x'],
    ['no token', (api) => beginSession(api, {} as never), { xsrfToken: 7 }, undefined],
    ['a cart', readShoppingCart, CART_DATA, { cart: CART_DATA, cartToken: '' }],
    [
      'a cart beside other things',
      readShoppingCart,
      { shoppingCart: CART_DATA },
      { cart: CART_DATA, cartToken: '' },
    ],
    ['a cart by its other name', readShoppingCart, { cart: CART_DATA }, { cart: CART_DATA, cartToken: '' }],
    ['an empty answer about a cart', readShoppingCart, {}, undefined],
    ['a token alone, where the cart was asked for', readShoppingCart, { cartToken: 't' }, undefined],
    [
      'a token alone, where something was added',
      (api) => addCartEntry(api, entry),
      { cartToken: 't' },
      { cart: undefined, cartToken: 't' },
    ],
    ['a thread that is not a list', (api) => getComments(api, { target, sort: 1, page: 1 }), {}, undefined],
    ['a comment that waits for approval', (api) => addComment(api, { target, key: 'k', body: '' }), {}, {}],
    ['html of a block', (api) => getWidgetRendering(api, {} as never), { html: '' }, ''],
    ['no html of a block', (api) => getWidgetRendering(api, {} as never), { html: 7 }, undefined],
    ['events', (api) => getEventsOfMonth(api, { collectionId: '', month: '2026-03' }), { items: [1] }, [1]],
    ['no events', (api) => getEventsOfMonth(api, { collectionId: '', month: '2026-03' }), {}, undefined],
    ['a key', getSubmissionKey, { key: 'k' }, 'k'],
    ['an empty key', getSubmissionKey, { key: '' }, undefined],
    ['html of a product', (api) => renderQuickView(api, 'p', undefined), { html: '<p>' }, '<p>'],
    ['empty html of a product', (api) => renderQuickView(api, 'p', undefined), { html: '' }, undefined],
    ['reviews that are not a list', (api) => getReviews(api, { productId: '', page: 1 }), {}, undefined],
    ['an id of the page load', getPageLoadId, { pageLoadId: 'x' }, 'x'],
    ['an empty id of the page load', getPageLoadId, { pageLoadId: '' }, undefined],
    [
      'a file that was taken',
      (api) => uploadFile(api, upload),
      { id: 'u' },
      { status: 'processed', id: 'u' },
    ],
    [
      'a file that failed',
      (api) => uploadFile(api, upload),
      { id: 'u', status: 'failed' },
      { status: 'failed' },
    ],
    [
      'a file that was cancelled',
      (api) => uploadFile(api, upload),
      { status: 'cancelled' },
      { status: 'cancelled' },
    ],
    ['a file without an id', (api) => uploadFile(api, upload), { status: 'processed', id: '' }, undefined],
  ])('is read: %s', (_, make, data, expected) => {
    expect(callOf(make).read(data)).toEqual(expected);
  });

  it('has comments with their replies, however these are nested', () => {
    const thread = callOf((api) => getComments(api, { target, sort: 1, page: 1 })).read({
      comments: [
        { id: 'a', replies: [{ id: 'b', replies: [{ id: 'c' }] }] },
        { id: 'd', parentId: 'a' },
      ],
      totalCount: 4,
    }) as { comments: ReadonlyArray<{ id: string; parentId: string }>; totalCount: number };
    expect(thread.totalCount).toBe(4);
    expect(thread.comments.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['a', ''],
      ['d', 'a'],
      ['b', 'a'],
      ['c', 'b'],
    ]);
  });

  it('has the comment that was added, where that has an id', () => {
    const read = (comment: object) =>
      callOf((api) => addComment(api, { target, key: 'k', body: '' })).read({ comment });
    expect(read({ id: 'a', body: 'B' })).toMatchObject({ comment: { id: 'a', body: 'B' } });
    expect(read({ body: 'B' })).toEqual({ comment: undefined });
  });
});

describe('the failure of a call', () => {
  const failure = (fields: Partial<ApiFailure>): ApiFailure => ({
    kind: 'refused',
    status: 0,
    message: 'The server says so.',
    data: {},
    retryAfterMs: 0,
    ...fields,
  });
  const described = (make: (api: Api) => unknown, fields: Partial<ApiFailure>) =>
    callOf(make).describe?.(failure(fields));

  it('of a change of the cart is said in the words of the server where it has any', () => {
    const add = (api: Api) => addCartEntry(api, entry);
    expect(described(add, { kind: 'server' })).toBe('The server says so.');
    expect(described(add, { kind: 'offline' })).toBe('The server says so.');
    expect(described(add, { kind: 'timeout' })).not.toBe('The server says so.');
    const texts = [
      add,
      (api: Api) => changeCartQuantity(api, 'a', 1),
      (api: Api) => removeCartEntry(api, 'a'),
    ].map((make) => described(make, {}));
    expect(new Set(texts).size).toBe(3);
  });

  it('of a review says whether another try can help', () => {
    const send = (api: Api) => sendReview(api, review);
    const [expired, twice, other] = [410, 409, 500].map((status) => described(send, { status }));
    expect(new Set([expired, twice, other, 'The server says so.']).size).toBe(4);
    expect(described((api) => getReviewRequest(api, 't'), { status: 500 })).toBe('The server says so.');
    expect([410, 409, 500].map((status) => isRequestOver(failure({ status })))).toEqual([true, true, false]);
    expect([410, 409].map((status) => isReviewed(failure({ status })))).toEqual([false, true]);
  });
});
