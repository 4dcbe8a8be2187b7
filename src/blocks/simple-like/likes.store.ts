import type { Api, ApiFailure, ApiResult } from '../../api/api.types';
import { getLikeCounts, likeItem } from '../../api/like-calls';
import { sendOnce } from '../../api/send-once';
import { findAll } from '../../dom/find-all';
import { isLikedItem, rememberLike } from '../../storage/liked-items';
import { createStore } from '../../store/store';

type LikeStore = ReturnType<typeof createLikes>;

const SELECTOR = '.sqs-simple-like[data-item-id]';
/** The address of the call contains their ids. */
const MOST_IDS = 100;

const likes = new Map<string, LikeStore>();
/** The counts from the server, including those for blocks that are not mounted yet. */
const counts = new Map<string, number>();
const requested = new Set<string>();

function createLikes(id: string, count: number, api: Api) {
  const { get, set, subscribe } = createStore({ count, isLiked: isLikedItem(id) });
  /** The server's number. */
  let known = count;
  /** `known` when the like was sent. */
  let sentAt = known;
  const send = () => {
    sentAt = known;
    return likeItem(api, id);
  };
  /** A like whose answer was lost is in the server's number, if that has grown. */
  async function find(): Promise<ApiResult<boolean> | undefined> {
    const failure = await updateCounts(api, [id]);
    if (failure) return { ok: false, failure };
    return known > sentAt ? { ok: true, status: 200, data: true } : undefined;
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
      // In another tab.
      if (isLikedItem(id)) {
        set({ ...before, isLiked: true });
        return undefined;
      }
      set({ count: before.count + 1, isLiked: true });
      rememberLike(id, true);
      const answer = await sendOnce(`like ${id}`, { send, find });
      if (answer.ok) return undefined;
      set({ count: known, isLiked: false });
      rememberLike(id, false);
      return answer.failure;
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
