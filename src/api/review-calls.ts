import { list, number, object, type Read, strings } from '../data/shape';
import { createMessages } from '../text/messages';
import type { Api, ApiFailure } from './api.types';
import messages from './calls.messages.json';

const t = createMessages(messages);

const readReview = object({
  ...strings('id title body authorName source'),
  rating: number(0),
  /** Milliseconds since 1970. */
  createdOn: number(),
});

export type ReviewRecord = Read<typeof readReview>;

const readPage = object({
  averageRating: number(0),
  totalCount: number(0),
  reviews: list(readReview),
  nextPage: number(),
});

/**
 * Gets one page of a product's reviews with their number and average.
 * @sent GET /api/commerce/product-reviews | necessary | reviews are shown | the product
 */
export const getReviews = (api: Api, query: { readonly productId: string; readonly page: number }) =>
  api.call({
    method: 'GET',
    path: '/api/commerce/product-reviews',
    query,
    read: (data) => (Array.isArray(data.reviews) ? readPage(data) : undefined),
  });

const GONE = 410;
const CONFLICT = 409;

/** The failure in words for a visitor: a second try would not help. */
const describeRequest = ({ status, message }: ApiFailure) =>
  status === GONE ? t('reviewExpired') : status === CONFLICT ? t('reviewedAlready') : message;

/** Checks whether the server has a review of this purchase already. */
export const isReviewed = ({ status }: ApiFailure) => status === CONFLICT;

/** Checks whether the request itself is over. */
export const isRequestOver = (failure: ApiFailure) => failure.status === GONE || isReviewed(failure);

const readRequest = object({ product: object(strings('title')) });

/**
 * Gets what the visitor is asked to review, by the token of the link in their mail.
 * @sent GET /api/commerce/product-reviews/request | necessary | the link of a review request is opened | the link’s token
 */
export const getReviewRequest = (api: Api, token: string) =>
  api.call({
    method: 'GET',
    path: '/api/commerce/product-reviews/request',
    query: { token },
    describe: describeRequest,
    read: (data) => readRequest(data).product,
  });

export interface NewReview {
  readonly token: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly authorName: string;
}

/**
 * Sends a review.
 * @sent POST /api/commerce/product-reviews | necessary | a review is sent | what was entered
 */
export const sendReview = (api: Api, review: NewReview) =>
  api.call({
    method: 'POST',
    path: '/api/commerce/product-reviews',
    json: review,
    describe: (failure) => (isRequestOver(failure) ? describeRequest(failure) : t('reviewAgain')),
    isEntry: true,
    read: () => true,
  });
