import { pageApi } from '../../api/page-api';
import { liveContext } from '../../context/live-context';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { readProductReviews } from './product-reviews.data';
import { ReviewList, ReviewSummary } from './product-reviews.view';
import { reviewsOf } from './reviews.store';

export const unit = defineUnit({
  read: (element, warn) => readProductReviews(element, liveContext(), warn),
  mount({ productId, kind }, scope, element) {
    const store = reviewsOf(productId, pageApi(scope));
    const View = kind === 'list' ? ReviewList : ReviewSummary;
    draw(scope, <View store={store} />, { into: element });
    return store;
  },
});
