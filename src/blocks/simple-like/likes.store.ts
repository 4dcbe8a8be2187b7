import type { Api, ApiFailure } from '../../api/api.types';
import { getLikeCounts, likeItem } from '../../api/like-calls';
import { isUnclear } from '../../api/read-answer';
import { record } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { createLocalStore } from '../../storage/local-store';
import { createStore } from '../../store/store';

type LikeStore = ReturnType<typeof createLikes>;

/**
 * The platform's key: item id → whether this visitor likes it.
 * @stored browser storage | squarespace-likes | necessary | until cleared | what the visitor has liked
 */
const LIKED_KEY = 'squarespace-likes';
const SELECTOR = '.sqs-simple-like[data-item-id]';
/** The address of the call contains their ids. */
const MOST_IDS = 100;

const likes = new Map<string, LikeStore>();
/** The counts from the server, including those for blocks that are not mounted yet. */
const counts = new Map<string, number>();
const requested = new Set<string>();

const readLiked = record();
const likedItems = () => readLiked(createLocalStore('local').get(LIKED_KEY)) ?? {};

function remember(id: string, isLiked: boolean): void {
  const { [id]: _, ...others } = likedItems();
  createLocalStore('local').set(LIKED_KEY, isLiked ? { ...others, [id]: true } : others);
}

function createLikes(id: string, count: number, api: Api) {
  const { get, set, subscribe } = createStore({ count, isLiked: likedItems()[id] === true });
  /** The server's number. */
  let known = count;
  /** The answer to a like was lost: the server may have counted it. */
  let isLost = false;
  /** Sends the like, unless the server has counted an earlier one. Nothing is sent again before this is known. */
  async function send(): Promise<ApiFailure | undefined> {
    const before = known;
    const failure = isLost ? await updateCounts(api, [id]) : undefined;
    if (failure || known > before) return failure;
    const answer = await likeItem(api, id);
    isLost = !answer.ok && isUnclear(answer.failure);
    return answer.ok ? undefined : answer.failure;
  }
  return {
    get,
    subscribe,
    setCount(newest: number) {
      known = newest;
      // A like that is still being sent may not be in the number yet.
      set({ ...get(), count: get().isLiked ? Math.max(known, get().count) : known });
    },
    /** Shows the like at once. If the server does not count it, removes it and returns the reason. */
    async like(): Promise<ApiFailure | undefined> {
      const before = get();
      if (before.isLiked) return undefined;
      set({ count: before.count + 1, isLiked: true });
      remember(id, true);
      const failure = await send();
      if (!failure) return undefined;
      set({ count: known, isLiked: false });
      remember(id, false);
      return failure;
    },
  };
}

async function updateCounts(api: Api, ids: readonly string[]): Promise<ApiFailure | undefined> {
  const answer = await getLikeCounts(api, ids);
  if (!answer.ok) return answer.failure;
  for (const id of ids) {
    const count = Object.hasOwn(answer.data, id) ? answer.data[id] : undefined;
    if (typeof count !== 'number' || !(count >= 0)) continue;
    counts.set(id, count);
    likes.get(id)?.setCount(count);
  }
  return undefined;
}

/** Requests the counts of all items on the page at once, although their blocks mount one after another. */
function requestCounts(id: string, api: Api): void {
  if (requested.has(id)) return;
  const idsOnPage = findAll(document, SELECTOR).map(({ dataset }) => dataset.itemId?.trim() ?? '');
  const ids = [...new Set([id, ...idsOnPage])].filter((one) => one && !requested.has(one)).slice(0, MOST_IDS);
  for (const one of ids) requested.add(one);
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
  const store = likes.get(id) ?? createLikes(id, counts.get(id) ?? count, api);
  likes.set(id, store);
  requestCounts(id, api);
  return store;
}
