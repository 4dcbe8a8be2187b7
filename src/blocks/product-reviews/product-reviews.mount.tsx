import './product-reviews.css';
import type { ReactNode } from 'react';
import type { Api, ApiFailure } from '../../api/api.types';
import { pageApi } from '../../api/page-api';
import { getReviews, type ReviewRecord } from '../../api/review-calls';
import { liveContext } from '../../context/live-context';
import { defineUnit, fault } from '../../core/unit';
import { flag, object, strings, type WarnShape } from '../../data/shape';
import { draw } from '../../react/draw';
import { InSlices } from '../../react/in-slices';
import { useScope, useStore } from '../../react/scope-context';
import { createStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import { LoadFailure } from '../../ui/load-failure.view';
import { Stars } from '../../ui/stars.view';
import messages from './product-reviews.messages.json';

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

interface ReviewsState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly reviews: readonly ReviewRecord[];
  readonly count: number;
  /** 0 to 5. */
  readonly average: number;
  /** The number of the next page; undefined on the last. */
  readonly nextPage: number | undefined;
  readonly failure: ApiFailure | undefined;
}

type ReviewsStore = ReturnType<typeof createReviews>;

const FIRST_PAGE = 1;

/** The section and the summary of a product share one. */
const stores = new Map<string, ReviewsStore>();

function createReviews(productId: string, api: Api) {
  const { get, set, subscribe } = createStore<ReviewsState>({
    status: 'loading',
    reviews: [],
    count: 0,
    average: 0,
    nextPage: FIRST_PAGE,
    failure: undefined,
  });
  const load = async () => {
    const { nextPage: page } = get();
    if (page === undefined) return;
    set({ ...get(), status: 'loading', failure: undefined });
    const answer = await getReviews(api, { productId, page });
    if (!answer.ok) return set({ ...get(), status: 'failed', failure: answer.failure });
    const { reviews, totalCount, averageRating, nextPage } = answer.data;
    set({
      status: 'ready',
      reviews: [...get().reviews, ...reviews],
      count: totalCount,
      average: averageRating,
      nextPage,
      failure: undefined,
    });
  };
  void load();
  return { get, subscribe, load };
}

/** The reviews of a product. `api` must outlive the block: another block may show them, too. */
function reviewsOf(productId: string, api: Api): ReviewsStore {
  const store = stores.get(productId) ?? createReviews(productId, api);
  stores.set(productId, store);
  return store;
}

const t = createMessages(messages);
const LIST_ID = 'inlay-product-reviews';

type ReviewsProps = { readonly store: ReviewsStore };

const ratingText = (rating: number) => t('rating', { rating: Math.round(rating * 10) / 10 });

/** All reviews of a product, page by page. The class names are those that themes style. */
function ReviewList({ store }: ReviewsProps): ReactNode {
  const { guard } = useScope();
  const { status, reviews, count, average, nextPage, failure } = useStore(store);
  const load = guard(store.load);
  return (
    <div className="product-reviews" id={LIST_ID}>
      <div className="reviewsSection" tabIndex={-1}>
        <h2 className="ReviewTabsTitle">
          {t('reviews', { count })}
          {count > 0 && (
            <span className="averageStarsContainer">
              <Stars className="averageStars" rating={average} label={ratingText(average)} />
              <span className="averageStarsNumber" aria-hidden="true">
                {Math.round(average * 10) / 10}
              </span>
            </span>
          )}
        </h2>
        {status === 'ready' && count === 0 && <p>{t('none')}</p>}
        <ul className="reviewsContainer" aria-busy={status === 'loading'}>
          {/* Reviews are only added at the end. */}
          <InSlices items={reviews} keyOf={(_, index) => index}>
            {(review, index) => <Review key={index} {...review} />}
          </InSlices>
        </ul>
        <p role="status">{status === 'loading' && t('loading')}</p>
        {failure && <LoadFailure failure={failure} onRetry={load} />}
        {status === 'ready' && nextPage !== undefined && (
          <button type="button" className="showMoreReviewsButton" onClick={load}>
            {t('more')}
          </button>
        )}
      </div>
    </div>
  );
}

function Review({ title, body, authorName, rating, createdOn, source }: ReviewRecord): ReactNode {
  const isDated = createdOn !== undefined && Math.abs(createdOn) <= 8.64e15;
  return (
    <li className="reviewDetails">
      <p className="reviewInfo">
        <span className="reviewName" dir="auto">
          {authorName || t('someone')}
        </span>{' '}
        {isDated && (
          <time className="reviewStamp" dateTime={new Date(createdOn).toISOString()}>
            {t('createdOn', { date: createdOn })}
          </time>
        )}
      </p>
      <p className="reviewTitle">
        <Stars className="reviewStars" rating={rating} label={ratingText(rating)} />
        <strong>{title}</strong>
      </p>
      {body && <p className="reviewDesc">{body}</p>}
      {source && <p className="reviewSource sourceText">{t('source', { source })}</p>}
    </li>
  );
}

/** The stars beside a product's name, with a link to the list; nothing without a review. */
function ReviewSummary({ store }: ReviewsProps): ReactNode {
  const { count, average } = useStore(store);
  if (count === 0) return null;
  return (
    <>
      <Stars className="avgStars" rating={average} label={ratingText(average)} />
      <a className="summaryLink" href={`#${LIST_ID}`}>
        {t('reviews', { count })}
      </a>
    </>
  );
}

export const unit = defineUnit({
  read: (element, warn) => readProductReviews(element, liveContext(), warn),
  mount({ productId, isSummary }, scope, element) {
    const store = reviewsOf(productId, pageApi(scope));
    const View = isSummary ? ReviewSummary : ReviewList;
    draw(scope, <View store={store} />, { into: element });
    return store;
  },
});
