import type { ReactNode } from 'react';
import { pageApi } from '../../api/page-api';
import type { ReviewRecord } from '../../api/review-calls';
import { liveContext } from '../../context/live-context';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { useScope, useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { LoadFailure } from '../../ui/load-failure.view';
import { Stars } from '../../ui/stars.view';
import './product-reviews.css';
import { readProductReviews } from './product-reviews.data';
import messages from './product-reviews.messages.json';
import { type ReviewsStore, reviewsOf } from './reviews.store';

const t = createMessages(messages);

/** The target of the summary's link. */
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
      <div className="reviewsSection">
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
          {reviews.map((review, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reviews are only added at the end
            <Review key={index} {...review} />
          ))}
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
