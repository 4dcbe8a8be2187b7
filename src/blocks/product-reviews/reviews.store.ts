import type { Api, ApiFailure } from '../../api/api.types';
import { getReviews, type ReviewRecord } from '../../api/review-calls';
import { createStore } from '../../store/store';

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

export type ReviewsStore = ReturnType<typeof createReviews>;

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
  /** Loads the next page. */
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
export function reviewsOf(productId: string, api: Api): ReviewsStore {
  const store = stores.get(productId) ?? createReviews(productId, api);
  stores.set(productId, store);
  return store;
}
