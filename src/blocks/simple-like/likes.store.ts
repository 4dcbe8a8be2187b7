import type { Api, ApiFailure } from '../../api/api.types';
import { getLikeCounts, likeItem } from '../../api/like-calls';
import { record } from '../../data/shape';
import { createLocalStore } from '../../storage/local-store';
import { createStore, type Store } from '../../store/store';

interface LikeState {
  readonly count: number;
  /** Whether this visitor likes the item. */
  readonly isLiked: boolean;
}

export interface LikeStore extends Store<LikeState> {
  /** Shows the like at once. When the server does not count it, takes it back and returns why. */
  like(): Promise<ApiFailure | undefined>;
}

/**
 * The platform's key: item id → whether this visitor likes it.
 * @stored browser storage | squarespace-likes | necessary | until cleared | what the visitor has liked
 */
const LIKED_KEY = 'squarespace-likes';
const SELECTOR = '.sqs-simple-like[data-item-id]';
/** Their ids are in the address of the call. */
const MOST_IDS = 100;

/** One for each item, however often the page shows it. */
const likes = new Map<string, LikeStore & { setCount(count: number): void }>();
/** The counts from the server, also for blocks that are not mounted yet. */
const counts = new Map<string, number>();
const asked = new Set<string>();

const readLiked = record();
const likedItems = () => readLiked(createLocalStore('local').get(LIKED_KEY)) ?? {};

function remember(id: string, isLiked: boolean): void {
  const { [id]: _, ...others } = likedItems();
  createLocalStore('local').set(LIKED_KEY, isLiked ? { ...others, [id]: true } : others);
}

function createLikes(id: string, count: number, api: Api) {
  const { get, set, subscribe } = createStore<LikeState>({ count, isLiked: likedItems()[id] === true });
  return {
    get,
    subscribe,
    setCount(known: number) {
      // A like that is still being sent may not be in the number yet.
      set({ ...get(), count: get().isLiked ? Math.max(known, get().count) : known });
    },
    async like() {
      const before = get();
      if (before.isLiked) return undefined;
      set({ count: before.count + 1, isLiked: true });
      remember(id, true);
      const answer = await likeItem(api, id);
      if (answer.ok) return undefined;
      set({ count: get().count - 1, isLiked: false });
      remember(id, false);
      return answer.failure;
    },
  };
}

/** Asks for the counts of all items of the page at once, although their blocks mount one after another. */
async function updateCounts(api: Api, ids: readonly string[]): Promise<void> {
  const answer = await getLikeCounts(api, ids);
  if (!answer.ok) return;
  for (const id of ids) {
    const count = Object.hasOwn(answer.data, id) ? answer.data[id] : undefined;
    if (typeof count !== 'number' || !(count >= 0)) continue;
    counts.set(id, count);
    likes.get(id)?.setCount(count);
  }
}

const idsOnPage = () =>
  [...document.querySelectorAll(SELECTOR)].map(
    (element) => element.getAttribute('data-item-id')?.trim() ?? '',
  );

/** Asks for the count of an item, and of the others on the page, unless an earlier call has done so. */
function askFor(id: string, api: Api): void {
  if (asked.has(id)) return;
  const ids = [...new Set([id, ...idsOnPage()])].filter((one) => one && !asked.has(one)).slice(0, MOST_IDS);
  for (const one of ids) asked.add(one);
  void updateCounts(api, ids);
}

/**
 * The likes of an item. `api` must outlive the block: the call may be for others, too.
 * @example const likes = likesOf('55ece00fe4b0c7e0522b815a', { count: 3, api: pageApi(scope) });
 */
export function likesOf(
  id: string,
  { count, api }: { readonly count: number; readonly api: Api },
): LikeStore {
  let store = likes.get(id);
  if (!store) {
    store = createLikes(id, counts.get(id) ?? count, api);
    likes.set(id, store);
  }
  askFor(id, api);
  return store;
}
