import { pageApi } from '../../api/page-api';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { createRequestStore } from './review-request.store';
import { ReviewRequest } from './review-request.view';

export const unit = defineUnit({
  read(element) {
    const token =
      new URLSearchParams(location.search).get('token') || element.getAttribute('data-token')?.trim();
    return (
      token || {
        fault:
          'The address of the page has no token of a review request, so there is nothing to review. Open it by the link in the mail.',
      }
    );
  },
  mount(token: string, scope, element) {
    const store = createRequestStore(token, pageApi(scope, scope.signal));
    draw(scope, <ReviewRequest store={store} />, { into: element });
    void store.load();
    return store;
  },
});
